import type { ReactNode } from 'react';
import styles from './SearchResults.module.css';

export interface SearchResultsProps {
  /** The field, over the results: Astro hands a slot over where the type cannot see it. */
  header?: ReactNode;
  /** What each trade asks most: of all of them before a word, of the one that answers beside it. */
  children: ReactNode;
}

/** Where the script draws what it finds. */
export function SearchResults({ header, children }: SearchResultsProps) {
  return (
    <div className={styles.root} data-search-body="">
      {header}
      <div className={styles.found}>
        <p className="search-status" role="status" data-search-status="" />
        <div data-search-output="" />
      </div>
      <div className={styles.asked} data-search-asked="">
        {children}
      </div>
    </div>
  );
}
