import { Columns } from '#components/ui/layout.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import { schoolAnchors } from '../addresses.ts';
import styles from './SchoolYear.module.css';

/** What a school does in a year, numbered in that order. */
export function SchoolYear({ title, items }: PageOf<'tapschool-overview'>['capabilities']) {
  return (
    <Columns split="narrowFirst">
      <h2 id={schoolAnchors.year}>{title}</h2>
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Columns>
  );
}
