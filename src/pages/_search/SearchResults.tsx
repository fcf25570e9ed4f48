import styles from './SearchResults.module.css';

/** Where the script draws what it finds. */
export function SearchResults() {
  return (
    <div className={styles.root}>
      <p className="search-status" role="status" data-search-status="" />
      <div data-search-output="" />
    </div>
  );
}
