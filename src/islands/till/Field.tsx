import { useState } from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  id: string;
  label: string;
  value: string;
  /** Why what is typed is refused. */
  error?: string | undefined;
  /** Says so while one types, rather than once one leaves the field. */
  eager?: boolean;
  onWrite: (text: string) => void;
  onEnter?: () => void;
  onLeave?: () => void;
}

/** A number to type, refused in place when it cannot be one. */
export function Field({ id, label, value, error, eager, onWrite, onEnter, onLeave }: FieldProps) {
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
        aria-describedby={shown && `${id}-refus`}
        onChange={(event) => {
          // What was typed and left before the code arrived reaches here without the focus.
          setChecked(event.currentTarget !== document.activeElement);
          onWrite(event.currentTarget.value);
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
      {shown && <p id={`${id}-refus`}>{shown}</p>}
    </div>
  );
}
