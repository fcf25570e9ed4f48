import { Columns, Tiles } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { Code } from '#lib/highlight.ts';
import type { ApiField } from '#queries/openapi.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Marked } from '#schemas/words.ts';
import { ApiFields } from './ApiFields.tsx';
import { LabelledCode } from './ApiSamples.tsx';

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

export interface ApiSdksProps {
  sdk: Marked<PageOf<'api'>['sdk']>;
  copy: PageOf<'api'>['copy'];
}

export function ApiSdks({ sdk, copy }: ApiSdksProps) {
  return (
    <>
      <SectionHeading id={anchors.sdks} title={sdk.title} lede={sdk.lede} example={sdk.example} />
      <Tiles count={3} gap={4}>
        {sdk.commands.map(({ language, command }) => (
          <LabelledCode key={language} label={language} code={command} words={copy} />
        ))}
      </Tiles>
    </>
  );
}
