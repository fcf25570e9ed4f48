import { PostArt } from '#components/PostArt.tsx';
import { ArticleByline, type ArticleBylineProps } from './ArticleByline.tsx';
import styles from './ArticleHeader.module.css';

export interface ArticleHeaderProps extends ArticleBylineProps {
  /** Said to those who asked for an article that does not exist. */
  notice?: string | undefined;
}

export function ArticleHeader({ notice, ...byline }: ArticleHeaderProps) {
  const { post } = byline;
  return (
    <header className={styles.root}>
      {notice && <p className={styles.notice}>{notice}</p>}
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
