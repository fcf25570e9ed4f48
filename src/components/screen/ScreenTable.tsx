import type { ReactNode } from 'react';
import parts from './parts.module.css';
import styles from './ScreenTable.module.css';

interface ScreenColumn {
  label: string;
  /** A number column: aligned to the right, so that digits line up. */
  numeric?: boolean;
  /**
   * On a phone this column stands beside the name, without a label; the others follow below,
   * labelled.
   */
  beside?: boolean;
  /** Left out where a phone shows the main part of a screen. */
  rest?: boolean;
}

export interface ScreenTableRow {
  name: string;
  /** Smaller text under the name. */
  detail?: string | undefined;
  /** One cell per column after the first; a phone leaves empty ones out. */
  cells: readonly ReactNode[];
  /** The row that is selected in the software. */
  marked?: boolean;
}

export interface ScreenTableProps {
  /** The caption. Visually hidden, unless `titled`. */
  caption: string;
  /** Whether the caption is shown, as the title of this part of the screen. */
  titled?: boolean;
  /** The first names the rows. */
  columns: readonly [ScreenColumn, ...ScreenColumn[]];
  rows: readonly ScreenTableRow[];
  total?: ScreenTableRow | undefined;
}

/** A dense table. In a narrow window it becomes a list: name, main cell, then the rest. */
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
          data-rest={column.rest || undefined}
        >
          {row.cells[index]}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={`${parts.named} ${styles.root}`}>
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
