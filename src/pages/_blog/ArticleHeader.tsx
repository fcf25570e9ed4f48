import { PostArt } from '#components/PostArt.tsx';
import { ArticleByline, type ArticleBylineProps } from './ArticleByline.tsx';
import styles from './ArticleHeader.module.css';

export interface ArticleHeaderProps extends ArticleBylineProps {
  /** Said to those who asked for an article that does not exist; near: before a page like it. */
  missing?: { notice: string; near: string } | undefined;
}

export function ArticleHeader({ missing, ...byline }: ArticleHeaderProps) {
  const { post } = byline;
  return (
    <header className={styles.root}>
      {missing && (
        <p className={styles.notice} data-near={missing.near}>
          {missing.notice}
        </p>
      )}
      <div className={styles.words}>
        <h1>{post.title}</h1>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <ArticleByline {...byline} />
      </div>
      <div className={styles.art}>
        <PostArt image={post.image} cloth={post.cloth} ground="cloth" />
      </div>
    </header>
  );
}
