import { Columns } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { Code } from '#lib/highlight.ts';
import type { ApiField } from '#queries/openapi.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { ApiFields } from './ApiFields.tsx';
import { LabelledCode } from './LabelledCode.tsx';

export interface ApiErrorsProps {
  errors: PageOf<'api'>['errors'];
  words: PageOf<'api'>['reference'];
  copy: PageOf<'api'>['copy'];
  fields: readonly ApiField[];
  code: Code;
}

export function ApiErrors({ errors, words, copy, fields, code }: ApiErrorsProps) {
  return (
    <>
      <SectionHeading id={anchors.errors} title={errors.title} lede={errors.lede} />
      <Columns>
        <ApiFields
          caption={errors.fields}
          note={words.present}
          columns={words.columns}
          rows={fields.map(({ name, type, description }) => ({
            name,
            note: words.types[type],
            role: description,
          }))}
        />
        <LabelledCode label={errors.example} code={code} words={copy} />
      </Columns>
    </>
  );
}
