import type { RefObject } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** An uncontrolled input, so that text typed before hydration is kept. */
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
