import { useState } from 'react';
import styles from './Field.module.css';

export interface NumberFieldProps {
  id: string;
  label: string;
  value: string;
  /** Shown after leaving the field or pressing Enter. */
  error?: string | undefined;
  onWrite: (text: string) => void;
}

export function NumberField({ id, label, value, error, onWrite }: NumberFieldProps) {
  const [checked, setChecked] = useState(false);
  const shown = checked ? error : undefined;
  return (
    <div className={styles.root}>
      <label htmlFor={id}>{label}</label>{' '}
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        data-whole=""
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown && `${id}-error`}
        onChange={(event) => {
          onWrite(event.currentTarget.value);
          // Text typed before hydration is replayed, when the field may have lost the focus
          // already.
          setChecked(event.currentTarget !== document.activeElement);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setChecked(true);
        }}
        onBlur={() => setChecked(true)}
      />
      {shown && <p id={`${id}-error`}>{shown}</p>}
    </div>
  );
}
