import type { Column, Entry } from './report.ts';

export interface MarkFieldProps {
  /** Id of the label's element, unless `label` names the field. */
  id?: string;
  label?: string;
  column: Column;
  entry: Entry;
  /** Id of the error messages, if the value is refused. */
  refusedBy: string | undefined;
  disabled: boolean;
  onWrite: (column: Column, text: string) => void;
}

/** A field for one number; without script, the number as text. */
export function MarkField(props: MarkFieldProps) {
  const { id, label, column, entry, refusedBy, disabled, onWrite } = props;
  return (
    <td>
      <input
        id={id}
        type="text"
        inputMode={column === 'mark' ? 'decimal' : 'numeric'}
        autoComplete="off"
        enterKeyHint="next"
        aria-label={label}
        aria-invalid={refusedBy ? true : undefined}
        aria-describedby={refusedBy}
        disabled={disabled}
        value={entry.text}
        data-needs-script=""
        data-whole=""
        onChange={(event) => onWrite(column, event.currentTarget.value)}
      />
      <span>{entry.text}</span>
    </td>
  );
}
