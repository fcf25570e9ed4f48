import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  label: string;
  placeholder: string;
}

/** The search field of a list (`enhance/list.ts`). */
export function SearchField({ label, placeholder }: SearchFieldProps) {
  return (
    <label className={styles.root}>
      <span className="visually-hidden">{label}</span> <Icon name="search" />
      <input type="search" placeholder={placeholder} autoComplete="off" enterKeyHint="search" />
    </label>
  );
}
