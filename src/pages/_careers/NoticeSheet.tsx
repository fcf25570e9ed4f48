import type { ReactNode } from 'react';
import paper from '#components/paper.module.css';
import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/sample-words.ts';
import styles from './CareersNotice.module.css';

export interface NoticeSheetProps {
  heading: string;
  /** Id of the title. */
  id: string;
  title: string;
  /** The word « Exemple », while the notice is made up. */
  example?: string | undefined;
  /** Tear-off slips at the bottom, on the last notice only. */
  perks: Marked<PageOf<'careers'>['perks']> | undefined;
  children: ReactNode;
}

/** A sheet of paper hung by two woven straps. */
export function NoticeSheet({ heading, id, title, example, perks, children }: NoticeSheetProps) {
  return (
    <div className={styles.root}>
      <div className={styles.straps}>
        <Cloth name="house" use="edge" />
        <Cloth name="house" use="edge" />
      </div>
      <article className={`${paper.paper} ${styles.sheet}`}>
        <p className={styles.heading}>{heading}</p>
        <h2 id={id}>{title}</h2>
        <ExampleMark text={example} />
        {children}
        {perks && (
          <div className={styles.perksTitle}>
            <h3>{perks.title}</h3>
            <ExampleMark text={perks.example} />
          </div>
        )}
      </article>
      {perks && (
        <ul className={styles.slips}>
          {perks.items.map((perk) => (
            <li key={perk.name} className={paper.paper}>
              <h4>{perk.name}</h4>
              <p>{perk.text}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
