import { Fragment } from 'react';
import type { Code } from '#lib/highlight.ts';
import { Breaking } from './Breaking.tsx';
import styles from './CodeBlock.module.css';
import { Icon } from './Icon.tsx';
import layout from './layout.module.css';
import { Split } from './layout.tsx';

export interface CodeBlockProps {
  label: string;
  /** Hidden words after « Copy » that say which sample. */
  about: string;
  code: string | Code;
  /** Of the copy button: at first, for two seconds after a copy, and when it is refused. */
  words: { copy: string; copied: string; refused: string };
}

/** A code sample, to be copied (`enhance/copy.ts`). */
export function CodeBlock({ label, about, code, words }: CodeBlockProps) {
  return (
    <figure className={styles.root} data-code="">
      <Split as="figcaption" gap={3}>
        <span>{label}</span>{' '}
        <button
          type="button"
          className={`${layout.action} ${styles.copy}`}
          data-copy=""
          data-needs-script=""
          data-copied-text={words.copied}
          data-refused-text={words.refused}
        >
          <Icon name="copy" size={16} />
          <span data-copy-text="">{words.copy}</span>
          <span className="visually-hidden">{about}</span>
        </button>
      </Split>
      <pre>
        <code>{typeof code === 'string' ? breaking(code) : coloured(code)}</code>
      </pre>
    </figure>
  );
}

const breaking = (text: string) => <Breaking text={text} at={/(?<=\w\/)/} />;

function coloured(code: Code) {
  let at = 0;
  return code.map(({ text, kind }) => {
    at += text.length;
    return kind ? (
      <span key={at} className={styles[kind]}>
        {breaking(text)}
      </span>
    ) : (
      <Fragment key={at}>{breaking(text)}</Fragment>
    );
  });
}
