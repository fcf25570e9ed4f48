import type { PageOf } from '#schemas/pages/index.ts';
import { schoolAnchors } from '../addresses.ts';
import styles from './SchoolYear.module.css';

export type SchoolYearProps = PageOf<'tapschool-overview'>['capabilities'];

/** What a school does in a year, numbered in that order. */
export function SchoolYear({ title, items }: SchoolYearProps) {
  return (
    <div className={styles.root}>
      <h2 id={schoolAnchors.year}>{title}</h2>
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </div>
  );
}
