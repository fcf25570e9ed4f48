import { Fragment } from 'react';
import { CodeBlock, type CodeBlockProps } from '#components/ui/CodeBlock.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import tabs from '#components/ui/Tabs.module.css';
import { afterColon, labelled } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './ApiSamples.module.css';
import type { ApiCode } from './api-code.ts';
import { sampleLanguages } from './api-samples.ts';

export interface ApiSamplesProps {
  /** Each call has its own choice of language; `enhance/languages.ts` keeps them alike. */
  id: string;
  title: string;
  status: string;
  code: ApiCode;
  words: PageOf<'api'>['reference'];
  copy: PageOf<'api'>['copy'];
}

export function ApiSamples({ id, title, status, code, words, copy }: ApiSamplesProps) {
  return (
    <Stack className={`${layout.sticky} ${styles.root}`}>
      <fieldset className={`${tabs.side} ${styles.languages}`} data-languages="">
        <legend className="visually-hidden">{labelled(words.language, title)}</legend>
        <Cluster gap={1}>
          {sampleLanguages.map((language, index) => (
            <Fragment key={language}>
              <label className={tabs.tab}>
                <input
                  type="radio"
                  name={`language-${id}`}
                  value={language}
                  defaultChecked={index === 0}
                />
                {words.languages[language]}
              </label>{' '}
            </Fragment>
          ))}
        </Cluster>
      </fieldset>
      {code.request.map((sample, index) => (
        <div key={sample.language} data-shown-by={sample.language} data-chosen={index === 0}>
          <LabelledCode
            label={`${words.request}, ${words.languages[sample.language]}`}
            code={sample.code}
            words={copy}
          />
        </div>
      ))}
      <LabelledCode label={`${words.response} ${status}`} code={code.response} words={copy} />
    </Stack>
  );
}

/** A sample whose copy button says which sample it copies. */
export function LabelledCode(props: Omit<CodeBlockProps, 'about'>) {
  return <CodeBlock {...props} about={afterColon(props.label)} />;
}
