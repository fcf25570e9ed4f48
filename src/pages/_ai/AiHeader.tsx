import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './AiHeader.module.css';

export type AiHeaderProps = Pick<PageOf<'ai'>, 'eyebrow' | 'title' | 'lede'>;

/** Three voices, one line each: the second is the machine's, and steps back. */
export function AiHeader({ eyebrow, title, lede }: AiHeaderProps) {
  return (
    <header className={styles.root}>
      <Eyebrow text={eyebrow} cloth="house" />
      <h1>
        {title.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <p>{lede}</p>
    </header>
  );
}
