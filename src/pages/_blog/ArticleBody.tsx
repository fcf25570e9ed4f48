import type { ReactNode } from 'react';
import { Prose } from '#components/Prose.tsx';
import text from '#components/ui/layout.module.css';
import { Columns } from '#components/ui/layout.tsx';
import styles from './Article.module.css';
import {
  ArticleEnd,
  type ArticleEndProps,
  ArticleToc,
  type ArticleTocProps,
  FoldedToc,
} from './ArticleParts.tsx';

export interface ArticleBodyProps extends ArticleEndProps {
  contents: string;
  headings: ArticleTocProps['headings'];
  children?: ReactNode;
  /** The trial of the article's product, after the text. */
  trial?: ReactNode;
}

export function ArticleBody({ contents, headings, children, trial, ...end }: ArticleBodyProps) {
  return (
    <Columns split="narrowFirst" className={`${text.wrap} ${styles.body}`}>
      {headings.length > 0 && <FoldedToc title={contents} headings={headings} />}
      <div className={styles.text}>
        <div data-screen-ends="">
          <Prose>{children}</Prose>
        </div>
        <ArticleEnd {...end} />
        {trial}
      </div>
      {headings.length > 0 && <ArticleToc title={contents} headings={headings} />}
    </Columns>
  );
}
