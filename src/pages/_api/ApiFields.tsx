import { Fragment } from 'react';
import styles from './Api.module.css';

export interface ApiFieldsProps {
  caption: string;
  /** A note on all rows, under the caption. */
  note?: string | undefined;
  /** codes: the names are three digits, in a narrow column */
  names?: 'fields' | 'codes';
  columns: { name: string; role: string };
  rows: readonly {
    /** A field, a parameter or a status. */
    name: string;
    /** Its type, and whether it is required. */
    note?: string;
    role: string;
  }[];
}

/** Fields with their names in a column; a long name breaks after a dot: `medications[].` */
export function ApiFields({
  caption,
  note: common,
  names = 'fields',
  columns,
  rows,
}: ApiFieldsProps) {
  return (
    <table className={styles.fields} data-names={names}>
      <caption>
        {caption}
        {common && <small>{common}</small>}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.role}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, role }) => (
          <tr key={name}>
            <th scope="row">
              <code>
                {name.split(/(?<=\.)/).map((part) => (
                  <Fragment key={part}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </code>
              {note && <small>{note}</small>}
            </th>
            <td>{role}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
