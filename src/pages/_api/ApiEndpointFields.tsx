import type { ApiEndpoint, ApiField, ApiParameter } from '#queries/openapi.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { ApiFields } from './ApiFields.tsx';

export interface ApiEndpointFieldsProps {
  endpoint: ApiEndpoint;
  words: PageOf<'api'>['reference'];
}

/** Tables of what a call takes, what it answers, and its errors. */
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
