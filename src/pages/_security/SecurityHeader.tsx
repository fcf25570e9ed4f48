import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import text from '#components/ui/layout.module.css';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';
import styles from './Security.module.css';

export type SecurityHeaderProps = Marked<PageOf<'security'>['hero']>;

/** A sale as the counter shows it, and the same encrypted, as it travels. */
export function SecurityHeader({ clear, sealed, example, ...words }: SecurityHeaderProps) {
  return (
    <PageHeader
      {...words}
      aside={
        <div className={styles.sale}>
          <div className={styles.clear} data-paper="">
            <p className={text.note}>{clear.label}</p>
            <ul className={styles.lines}>
              {clear.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <ExampleMark text={example} />
          </div>
          <div className={styles.sealed}>
            <p className={text.note}>{sealed.label}</p>
            <ul className={styles.lines} aria-hidden="true">
              {sealed.lines.map((line) => (
                <li key={line}>{line} </li>
              ))}
            </ul>
          </div>
        </div>
      }
    />
  );
}
