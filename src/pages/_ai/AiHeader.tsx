import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import text from '#components/ui/layout.module.css';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './AiHeader.module.css';

export type AiHeaderProps = Pick<PageOf<'ai'>, 'eyebrow' | 'title' | 'lede'>;

/** A title in three lines; the second, about the machine, is quieter. */
export function AiHeader({ eyebrow, title, lede }: AiHeaderProps) {
  return (
    <header className={`${text.wrap} ${styles.root}`}>
      <Eyebrow text={eyebrow} cloth="company" />
      <h1>
        {title.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <p className={text.lede}>{lede}</p>
    </header>
  );
}
