import type { ReactNode } from 'react';
import { JumpLinks } from '#components/JumpLinks.tsx';
import { SearchBox, type SearchBoxProps } from '#components/SearchBox.tsx';
import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { PageTitle } from '#components/ui/PageTitle.tsx';
import { resultsPage } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Search.module.css';

export interface SearchHeaderProps {
  page: Pick<PageOf<'search'>, 'eyebrow' | 'title' | 'lede' | 'search' | 'tries'>;
  words: SearchBoxProps['words'];
}

export function SearchHeader({ page, words }: SearchHeaderProps) {
  return (
    <header className={styles.header}>
      <PageTitle line={page.eyebrow} title={page.title} cloth="company" />
      <p className={`${layout.lede} ${layout.apart}`}>{page.lede}</p>
      <Stack gap={2} className={`${styles.search} ${layout.apart}`} data-needs-script="">
        <SearchBox words={words} use="field" />
        <p className={layout.note}>{page.search}</p>
        <JumpLinks links={page.tries.map((label) => ({ label, href: resultsPage(label) }))} />
      </Stack>
    </header>
  );
}

export interface SearchResultsProps {
  /** Optional for TypeScript only: Astro fills it from a slot. */
  header?: ReactNode;
  failed: string;
  /** Of the button under the first results of a kind; # is how many are left. */
  more: string;
  /** What each trade asks most; with results, only that of the product most are about. */
  children: ReactNode;
}

/** Where the script draws what it finds. */
export function SearchResults({ header, failed, more, children }: SearchResultsProps) {
  return (
    <div className={`${layout.wrap} ${layout.columns} ${layout.narrowLast} ${styles.results}`}>
      {header}
      <div className={styles.found}>
        <p className="search-status" role="status" data-search-status="" data-failed={failed} />
        <div data-search-output={more} />
      </div>
      <div className={`${layout.sticky} ${styles.asked}`} data-search-asked="">
        {children}
      </div>
    </div>
  );
}
