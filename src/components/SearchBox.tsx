import { Icon } from './ui/Icon.tsx';
import styles from './ui/SearchField.module.css';

export interface SearchBoxProps {
  words: { title: string; placeholder: string };
  /** field: searches on this page · box: leads to the page of results */
  use: 'field' | 'box';
}

/** The site search as a field on a page. It needs a script. */
export function SearchBox({ words, use }: SearchBoxProps) {
  return (
    <div className={styles.root} data-large="" data-needs-script="">
      <Icon name="search" size={24} />
      <input
        type="search"
        aria-label={words.title}
        placeholder={words.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        data-search-field={use === 'field' ? '' : undefined}
        data-search-box={use === 'box' ? '' : undefined}
      />
    </div>
  );
}
