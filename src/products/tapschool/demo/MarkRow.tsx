import { formatPlace } from '#i18n/format.ts';
import { printAverage, type Rank } from '../rules/marks.ts';
import type { ReportCardData } from '../schemas/demo.ts';
import type { Column, Entry, Row } from './report.ts';
import { faultsOf } from './report-text.ts';

export interface MarkRowProps {
  /** Id of the mark's field, and the beginning of the row's other ids. */
  id: string;
  row: Row;
  words: ReportCardData['words'];
  /** The points; undefined when the row does not count. */
  points: number | undefined;
  /** The rank in the subject; conduct has none. */
  rank: Rank | undefined;
  onWrite: (column: Column, text: string) => void;
}

const COLUMNS = ['mark', 'coefficient'] as const;

export function MarkRow({ id, row, words, points, rank, onWrite }: MarkRowProps) {
  const apart = points === undefined;
  const faults = faultsOf(row, words, apart);
  return (
    <>
      <tr>
        <th scope="row">
          <label htmlFor={id}>{row.name}</label>
        </th>
        {COLUMNS.map((column) => {
          const disabled = apart && column === 'coefficient';
          return (
            <MarkField
              key={column}
              column={column}
              entry={row[column]}
              refusedBy={row[column].fault && !disabled ? `${id}-error` : undefined}
              {...(column === 'mark' ? { id } : { label: `${words.coefficient} ${row.name}` })}
              disabled={disabled}
              onWrite={onWrite}
            />
          );
        })}
        <td>{apart ? words.apart : printAverage(points)}</td>
        <td>{rank && formatPlace(rank.place, words.gender)}</td>
      </tr>
      {faults.length > 0 && (
        <tr>
          <td colSpan={5} id={`${id}-error`}>
            <div>{faults.join(' ')}</div>
          </td>
        </tr>
      )}
    </>
  );
}

interface MarkFieldProps {
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
function MarkField(props: MarkFieldProps) {
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
      />{' '}
      <span>{entry.text}</span>
    </td>
  );
}
