import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './SearchHeader.module.css';

export interface SearchHeaderProps {
  page: Pick<PageOf<'recherche'>, 'eyebrow' | 'title' | 'lede' | 'search'>;
  /** Name of the field, and the examples it shows while empty. */
  words: { title: string; placeholder: string };
}

/** The field that searches, where a script runs; a title and a lede in any case. */
export function SearchHeader({ page, words }: SearchHeaderProps) {
  return (
    <header className={styles.root}>
      <Eyebrow text={page.eyebrow} cloth="house" />
      <h1>{page.title}</h1>
      <p className={styles.lede}>{page.lede}</p>
      <div className={styles.search} data-needs-script="">
        <label className={styles.field}>
          <span className="visually-hidden">{words.title}</span>
          <Icon name="search" size={24} />
          <input
            type="search"
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            data-search-field=""
          />
        </label>
        <p>{page.search}</p>
      </div>
    </header>
  );
}
