import type { ReactNode } from 'react';
import { Contents, type ContentsProps, FoldedContents } from '#components/Contents.tsx';
import { Prose } from '#components/Prose.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { Columns } from '#components/ui/layout.tsx';
import styles from './Article.module.css';
import { ArticleEnd, type ArticleEndProps } from './ArticleParts.tsx';

export interface ArticleBodyProps extends ArticleEndProps {
  /** The word at the head of an article with an invented author. */
  example: string | undefined;
  contents: string;
  headings: ContentsProps['links'];
  children?: ReactNode;
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
    <Columns split="narrowFirst" className={`${layout.wrap} ${styles.body}`}>
      {headings.length > 0 && <FoldedContents title={contents} links={headings} />}
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
      {headings.length > 0 && <Contents title={contents} links={headings} />}
    </Columns>
  );
}
