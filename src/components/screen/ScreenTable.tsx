import type { ReactNode } from 'react';
import styles from './ScreenTable.module.css';

interface ScreenColumn {
  label: string;
  /** A figure: set right, so that units stand under units. */
  numeric?: boolean;
  /** On a phone: beside the name, without its label. The others follow under it, labelled. */
  beside?: boolean;
}

export interface ScreenTableRow {
  name: string;
  /** Under the name, quieter. */
  detail?: string | undefined;
  /** One per column after the first; an empty one is left out on a phone. */
  cells: readonly ReactNode[];
  /** The row that is open in the software. */
  marked?: boolean;
}

export interface ScreenTableProps {
  /** Says what the rows are. Heard, not seen, unless `titled`. */
  caption: string;
  /** The caption is the title of this part of the screen. */
  titled?: boolean;
  /** The first names the rows. */
  columns: readonly [ScreenColumn, ...ScreenColumn[]];
  rows: readonly ScreenTableRow[];
  total?: ScreenTableRow | undefined;
}

/** A dense table; in a narrow window, a list: name, main figure or state, then the rest. */
export function ScreenTable({ caption, titled, columns, rows, total }: ScreenTableProps) {
  const [, ...rest] = columns;
  const line = (row: ScreenTableRow) => (
    <tr key={row.name + row.detail} data-marked={row.marked || undefined}>
      <th scope="row">
        {row.name}
        {row.detail && <small>{row.detail}</small>}
      </th>
      {rest.map((column, index) => (
        <td
          key={column.label}
          data-label={column.beside ? undefined : column.label}
          data-numeric={column.numeric || undefined}
        >
          {row.cells[index]}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={styles.root}>
      <caption className={titled ? undefined : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" data-numeric={column.numeric || undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {total && <tfoot>{line(total)}</tfoot>}
    </table>
  );
}
