import { PostArt } from '#components/PostArt.tsx';
import { Portrait, type PortraitProps } from '#components/portrait/Portrait.tsx';
import layout from '#components/ui/layout.module.css';
import { Columns } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import type { PostSummary } from '#queries/posts.ts';
import styles from './Article.module.css';

export interface ArticleHeaderProps extends ArticleBylineProps {
  /** Said to those who asked for an article that does not exist. */
  notice?: string | undefined;
}

export function ArticleHeader({ notice, ...byline }: ArticleHeaderProps) {
  const { post } = byline;
  return (
    <Columns as="header" split="wideFirst" className={`${layout.wrap} ${styles.header}`}>
      {notice && <p className={`${layout.callout} ${styles.notice}`}>{notice}</p>}
      <div className={styles.words}>
        <h1>{post.title}</h1>
        <p className={layout.lede}>{unbroken(post.excerpt)}</p>
        <ArticleByline {...byline} />
      </div>
      <div className={styles.art} data-screen-only="">
        <PostArt image={post.image} cloth={post.cloth} ground="cloth" />
      </div>
    </Columns>
  );
}

interface ArticleBylineProps {
  post: PostSummary;
  author: string;
  /** How a reading time is written; `#` is the number of minutes. */
  minutes: string;
}

/** Who, when, how long: a line, so that the text begins on the first screen. */
function ArticleByline({ post, author, minutes }: ArticleBylineProps) {
  return (
    <p className={styles.byline}>
      <strong>{author}</strong>{' '}
      <span>
        <time dateTime={post.date.iso}>{post.date.text}</time> ·{' '}
        {minutes.replace('#', String(post.minutes))}
      </span>
    </p>
  );
}

export interface ArticleEndProps extends Pick<PortraitProps, 'portrait' | 'cloth'> {
  author: string;
  role: string;
  label: string;
  tags: readonly string[];
}

export function ArticleEnd({ author, role, label, tags, ...face }: ArticleEndProps) {
  return (
    <footer className={styles.end}>
      <div className={styles.author}>
        <Portrait {...face} name={author} size="small" />
        <p>
          <strong>{author}</strong> <span>{role}</span>
        </p>
      </div>
      <dl>
        <dt>{label}</dt>
        {tags.map((tag) => (
          <dd key={tag}>{tag}</dd>
        ))}
      </dl>
    </footer>
  );
}
