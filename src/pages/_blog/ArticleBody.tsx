import type { ReactNode } from 'react';
import { Prose } from '#components/Prose.tsx';
import styles from './ArticleBody.module.css';
import { ArticleFacts, type ArticleFactsProps } from './ArticleFacts.tsx';
import { ArticleToc, type ArticleTocProps } from './ArticleToc.tsx';

export interface ArticleBodyProps extends ArticleFactsProps {
  headings: ArticleTocProps['headings'];
  /** The rendered article. */
  children?: ReactNode;
  /** The trial of the article's product, after the text. */
  trial?: ReactNode;
}

export function ArticleBody({ headings, children, trial, ...facts }: ArticleBodyProps) {
  return (
    <div className={styles.root}>
      <div className={styles.aside} data-screen-ends="">
        <ArticleFacts {...facts} />
        <ArticleToc title={facts.words.contents} headings={headings} />
      </div>
      <div className={styles.text}>
        <Prose>{children}</Prose>
        {trial}
      </div>
    </div>
  );
}
