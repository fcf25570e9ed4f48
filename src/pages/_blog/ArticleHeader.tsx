import { PostArt } from '#components/PostArt.tsx';
import text from '#components/ui/layout.module.css';
import { Columns } from '#components/ui/layout.tsx';
import styles from './Article.module.css';
import { ArticleByline, type ArticleBylineProps } from './ArticleByline.tsx';

export interface ArticleHeaderProps extends ArticleBylineProps {
  /** Said to those who asked for an article that does not exist; near: before a page like it. */
  missing?: { notice: string; near: string } | undefined;
}

export function ArticleHeader({ missing, ...byline }: ArticleHeaderProps) {
  const { post } = byline;
  return (
    <Columns as="header" split="wideFirst" className={`${text.wrap} ${styles.header}`}>
      {missing && (
        <p className={styles.notice} data-near={missing.near}>
          {missing.notice}
        </p>
      )}
      <div className={styles.words}>
        <h1>{post.title}</h1>
        <p className={text.lede}>{post.excerpt}</p>
        <ArticleByline {...byline} />
      </div>
      <div className={styles.art} data-screen-only="">
        <PostArt image={post.image} cloth={post.cloth} ground="cloth" />
      </div>
    </Columns>
  );
}
