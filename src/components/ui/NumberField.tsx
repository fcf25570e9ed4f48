import { useState } from 'react';
import styles from './NumberField.module.css';

export interface NumberFieldProps {
  id: string;
  label: string;
  value: string;
  error?: string | undefined;
  /** Whether the error shows while typing; otherwise after leaving the field or pressing Enter. */
  eager?: boolean;
  onWrite: (text: string) => void;
  onEnter?: () => void;
  onLeave?: () => void;
}

export function NumberField(props: NumberFieldProps) {
  const { id, label, value, error, eager, onWrite, onEnter, onLeave } = props;
  const [checked, setChecked] = useState(false);
  const shown = eager || checked ? error : undefined;
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
          const left = event.currentTarget !== document.activeElement;
          setChecked(left);
          if (left) onLeave?.();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          setChecked(true);
          onEnter?.();
        }}
        onBlur={() => {
          setChecked(true);
          onLeave?.();
        }}
      />
      {shown && <p id={`${id}-error`}>{shown}</p>}
    </div>
  );
}
