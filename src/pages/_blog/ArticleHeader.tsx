import { PostArt } from '#components/PostArt.tsx';
import type { PostSummary } from '#queries/posts.ts';
import styles from './ArticleHeader.module.css';

export interface ArticleHeaderProps {
  post: PostSummary;
  /** Address of the list, filtered by the article's category. */
  categoryHref: string;
  /** Shown when the address names no article. */
  notice?: string | undefined;
}

export function ArticleHeader({ post, categoryHref, notice }: ArticleHeaderProps) {
  return (
    <header className={styles.root}>
      {notice && <p className={styles.notice}>{notice}</p>}
      <div className={styles.words}>
        <a className={styles.category} href={categoryHref}>
          {post.label}
        </a>
        <h1>{post.title}</h1>
        <p className={styles.excerpt}>{post.excerpt}</p>
      </div>
      <div className={styles.art}>
        <PostArt image={post.image} cloth={post.cloth} ground="cloth" />
      </div>
    </header>
  );
}
