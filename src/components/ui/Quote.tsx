import type { ReactNode } from 'react';
import { ExampleMark } from './ExampleMark.tsx';
import layout from './layout.module.css';
import { Cluster } from './layout.tsx';
import styles from './Quote.module.css';
import { unbroken } from './unbroken.ts';

export interface QuoteProps {
  text: string;
  author: string;
  role: string;
  company: string;
  face: ReactNode;
  example?: string | undefined;
}

export function Quote({ text, author, role, company, face, example }: QuoteProps) {
  return (
    <figure className={styles.root}>
      <blockquote>
        <p className={layout.display4}>{unbroken(text)}</p>
      </blockquote>
      <Cluster as="figcaption">
        {face}
        <span>
          <strong>{author}</strong>{' '}
          <span className={layout.quiet}>
            {role}, {company}
          </span>{' '}
          <ExampleMark text={example} />
        </span>
      </Cluster>
    </figure>
  );
}
