import styles from './DataTable.module.css';
import layout from './layout.module.css';
import { unbroken } from './unbroken.ts';

export interface DataTableProps {
  caption: string;
  columns: readonly { label: string; numeric?: boolean }[];
  /** One list of cells per row, in the order of the columns; the first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** A table that becomes a list of labelled values on a phone. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className={`${layout.stacks} ${styles.root}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" data-numeric={column.numeric || undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, index) => {
              const column = columns[index];
              return index === 0 ? (
                <th key={column?.label} scope="row">
                  {unbroken(cell)}
                </th>
              ) : (
                <td
                  key={column?.label}
                  data-label={column?.label}
                  data-numeric={column?.numeric || undefined}
                >
                  {unbroken(cell)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
