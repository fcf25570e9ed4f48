import { useState } from 'react';
import styles from './NumberField.module.css';

export interface NumberFieldProps {
  id: string;
  label: string;
  value: string;
  /** Why what is typed is refused. */
  error?: string | undefined;
  /** Shows the error while one types; otherwise once one leaves the field or presses Enter. */
  eager?: boolean;
  onWrite: (text: string) => void;
  onEnter?: () => void;
  onLeave?: () => void;
}

/** A whole number to type, with its error under it. */
export function NumberField({
  id,
  label,
  value,
  error,
  eager,
  onWrite,
  onEnter,
  onLeave,
}: NumberFieldProps) {
  const [checked, setChecked] = useState(false);
  const shown = eager || checked ? error : undefined;
  return (
    <div className={styles.root}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={value}
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown && `${id}-error`}
        onChange={(event) => {
          onWrite(event.currentTarget.value);
          // Text typed before hydration is replayed: the field may no longer have the focus.
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
