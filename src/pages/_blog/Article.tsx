import type { ReactNode } from 'react';
import { Contents, type ContentsProps, FoldedContents } from '#components/Contents.tsx';
import { PrintedAddress, type PrintedAddressProps } from '#components/PrintedAddress.tsx';
import { Prose } from '#components/Prose.tsx';
import { TrialLine, type TrialLineProps } from '#components/TrialLink.tsx';
import { Breadcrumbs, type BreadcrumbsProps } from '#components/ui/Breadcrumbs.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { Columns } from '#components/ui/layout.tsx';
import styles from './Article.module.css';
import {
  ArticleEnd,
  type ArticleEndProps,
  ArticleHeader,
  type ArticleHeaderProps,
} from './ArticleParts.tsx';

export interface ArticleProps extends ArticleEndProps {
  crumbs: BreadcrumbsProps;
  header: ArticleHeaderProps;
  /** The word at the head of an article with an invented author. */
  example: string | undefined;
  contents: string;
  headings: ContentsProps['links'];
  trial: TrialLineProps | undefined;
  printed: PrintedAddressProps;
  children: ReactNode;
}

export function Article(props: ArticleProps) {
  const { crumbs, header, example, contents, headings, trial, printed, children, ...end } = props;
  return (
    <article>
      <Breadcrumbs {...crumbs} />
      <ArticleHeader {...header} />
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
          {trial && <TrialLine {...trial} />}
        </div>
        {headings.length > 0 && <Contents title={contents} links={headings} />}
      </Columns>
      <PrintedAddress {...printed} />
    </article>
  );
}
