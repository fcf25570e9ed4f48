import type { ReactNode } from 'react';
import styles from './SearchResults.module.css';

export interface SearchResultsProps {
  /**
   * What each trade asks most: shown for an empty query; beside results, only that of the trade
   * concerned.
   */
  children: ReactNode;
}

/** The elements that the search script fills. */
export function SearchResults({ children }: SearchResultsProps) {
  return (
    <div className={styles.root} data-search-body="">
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
