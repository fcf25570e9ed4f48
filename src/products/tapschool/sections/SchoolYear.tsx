import { Button } from '#components/ui/Button.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './SchoolYear.module.css';

export type SchoolYearProps = PageOf<'tapschool-overview'>['capabilities'] & { href: string };

/** What a school does in a year, numbered in the order in which the year brings it. */
export function SchoolYear({ title, lede, more, items, href }: SchoolYearProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h2 id="annee">{title}</h2>
        <p>{lede}</p>
        <Button href={href} tone="outline" icon="arrow">
          {more}
        </Button>
      </div>
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </div>
  );
}
