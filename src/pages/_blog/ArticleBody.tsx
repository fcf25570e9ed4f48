import type { ReactNode } from 'react';
import { Prose } from '#components/Prose.tsx';
import styles from './ArticleBody.module.css';
import { ArticleEnd, type ArticleEndProps } from './ArticleEnd.tsx';
import { ArticleToc, type ArticleTocProps } from './ArticleToc.tsx';

export interface ArticleBodyProps extends ArticleEndProps {
  contents: string;
  headings: ArticleTocProps['headings'];
  children?: ReactNode;
  /** The trial of the article's product, after the text. */
  trial?: ReactNode;
}

export function ArticleBody({ contents, headings, children, trial, ...end }: ArticleBodyProps) {
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <div data-screen-ends="">
          <Prose>{children}</Prose>
        </div>
        <ArticleEnd {...end} />
        {trial}
      </div>
      {headings.length > 0 && (
        <div className={styles.aside}>
          <ArticleToc title={contents} headings={headings} />
        </div>
      )}
    </div>
  );
}
