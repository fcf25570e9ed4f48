import { Breaking } from '#components/ui/Breaking.tsx';
import type { ApiEndpoint, ApiField, ApiParameter } from '#queries/openapi.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Api.module.css';

export interface ApiEndpointFieldsProps {
  endpoint: ApiEndpoint;
  words: PageOf<'api'>['reference'];
}

export function ApiEndpointFields({ endpoint, words }: ApiEndpointFieldsProps) {
  const { parameters, body, success, errors } = endpoint;
  const { tables, columns, types, places } = words;
  const sent = (field: ApiField | ApiParameter) => ({
    name: field.name,
    note: [
      ...('place' in field ? [places[field.place]] : []),
      types[field.type],
      field.required ? words.required : words.optional,
    ].join(', '),
    role: field.description,
  });
  return (
    <>
      {parameters.length > 0 && (
        <ApiFields caption={tables.parameters} columns={columns} rows={parameters.map(sent)} />
      )}
      {body.length > 0 && (
        <ApiFields caption={tables.body} columns={columns} rows={body.map(sent)} />
      )}
      <ApiFields
        caption={`${tables.answer} ${success.status}`}
        note={success.fields.every(({ required }) => required) ? words.present : undefined}
        columns={columns}
        rows={success.fields.map(({ name, type, required, description }) => ({
          name,
          note: required ? types[type] : `${types[type]}, ${words.absent}`,
          role: description,
        }))}
      />
      <ApiFields
        caption={tables.errors}
        names="codes"
        columns={{ ...columns, name: words.status }}
        rows={errors.map(({ status, description }) => ({ name: status, role: description }))}
      />
    </>
  );
}

export interface ApiFieldsProps {
  caption: string;
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
export function ApiFields(props: ApiFieldsProps) {
  const { caption, note: common, names = 'fields', columns, rows } = props;
  return (
    <table className={styles.fields} data-names={names}>
      <caption>
        {caption} {common && <small>{common}</small>}
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
                <Breaking text={name} at={/(?<=\.)/} />
              </code>{' '}
              {note && <small>{note}</small>}
            </th>
            <td>{role}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
