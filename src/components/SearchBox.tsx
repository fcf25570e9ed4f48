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
    <label className={styles.root} data-large="" data-needs-script="">
      <span className="visually-hidden">{words.title}</span> <Icon name="search" size={24} />
      <input
        type="search"
        placeholder={words.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        data-search-field={use === 'field' ? '' : undefined}
        data-search-box={use === 'box' ? '' : undefined}
      />
    </label>
  );
}
