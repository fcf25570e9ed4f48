import type { ReactNode } from 'react';
import { Prose } from '#components/Prose.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
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
  /** The word at the head of an article whose author is imagined. */
  example: string | undefined;
  contents: string;
  headings: ArticleTocProps['headings'];
  children?: ReactNode;
  /** The trial of the article's product, after the text. */
  trial?: ReactNode;
}

export function ArticleBody({
  example,
  contents,
  headings,
  children,
  trial,
  ...end
}: ArticleBodyProps) {
  return (
    <Columns split="narrowFirst" className={`${text.wrap} ${styles.body}`}>
      {headings.length > 0 && <FoldedToc title={contents} headings={headings} />}
      <div className={styles.text}>
        <div data-screen-ends="">
          <Prose>
            {example && (
              <p>
                <ExampleMark text={example} />
              </p>
            )}
            {children}
          </Prose>
        </div>
        <ArticleEnd {...end} />
        {trial}
      </div>
      {headings.length > 0 && <ArticleToc title={contents} headings={headings} />}
    </Columns>
  );
}
