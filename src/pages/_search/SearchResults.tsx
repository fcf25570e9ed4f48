import type { ReactNode } from 'react';
import text from '#components/ui/layout.module.css';
import styles from './Search.module.css';

export interface SearchResultsProps {
  /**
   * The search field, above the results. Optional for TypeScript only: Astro fills it from a slot.
   */
  header?: ReactNode;
  /**
   * Cards of what each trade asks most: all of them while nothing is typed, then that of the
   * product that most results are about.
   */
  children: ReactNode;
}

/** Where the script draws what it finds. */
export function SearchResults({ header, children }: SearchResultsProps) {
  return (
    <div className={`${text.wrap} ${styles.results}`} data-search-body="">
      {header}
      <div className={styles.found}>
        <p className="search-status" role="status" data-search-status="" />
        <div data-search-output="" />
      </div>
      <div className={`${text.sticky} ${styles.asked}`} data-search-asked="">
        {children}
      </div>
    </div>
  );
}
