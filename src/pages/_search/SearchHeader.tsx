import { SearchBox, type SearchBoxProps } from '#components/SearchBox.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './SearchHeader.module.css';

export interface SearchHeaderProps {
  page: Pick<PageOf<'search'>, 'eyebrow' | 'title' | 'lede' | 'search'>;
  words: SearchBoxProps['words'];
}

/** The page's title, and the search field where a script runs. */
export function SearchHeader({ page, words }: SearchHeaderProps) {
  return (
    <header className={styles.root}>
      <Eyebrow text={page.eyebrow} cloth="house" />
      <h1>{page.title}</h1>
      <p className={styles.lede}>{page.lede}</p>
      <div className={styles.search} data-needs-script="">
        <SearchBox words={words} use="field" />
        <p>{page.search}</p>
      </div>
    </header>
  );
}
