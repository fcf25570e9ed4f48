import type { ReactNode } from 'react';
import { Prose } from '../../components/Prose.tsx';
import styles from './ArticleBody.module.css';
import { ArticleFacts, type ArticleFactsProps } from './ArticleFacts.tsx';

export interface ArticleBodyProps extends ArticleFactsProps {
  /** The rendered article. */
  children?: ReactNode;
}

export function ArticleBody({ children, ...facts }: ArticleBodyProps) {
  return (
    <div className={styles.root}>
      <ArticleFacts {...facts} />
      <Prose>{children}</Prose>
    </div>
  );
}
