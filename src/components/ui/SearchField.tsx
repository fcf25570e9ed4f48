import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  label: string;
  placeholder: string;
}

/** The search field of a list (`enhance/list.ts`). */
export function SearchField({ label, placeholder }: SearchFieldProps) {
  return (
    <div className={styles.root}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
    </div>
  );
}
