import type { RefObject } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** Left to the browser, so that what is typed before hydration is never lost. */
  inputRef: RefObject<HTMLInputElement | null>;
  onInput: (value: string) => void;
}

export function SearchField({ label, placeholder, inputRef, onInput }: SearchFieldProps) {
  return (
    <label className={styles.root}>
      <span className="visually-hidden">{label}</span>
      <Icon name="search" />
      <input
        ref={inputRef}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}
