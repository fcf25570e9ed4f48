import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import type { PostSummary } from '#queries/posts.ts';
import styles from './Article.module.css';

export interface ArticleBylineProps {
  post: PostSummary;
  author: string;
  /** The word under the signature of an article whose author is imagined. */
  example: string | undefined;
  /** How a reading time is written; # stands for the minutes. */
  minutes: string;
}

/**
 * Who wrote it, when, and how long it takes: a line, so that the text begins on the first screen.
 */
export function ArticleByline({ post, author, example, minutes }: ArticleBylineProps) {
  return (
    <div className={styles.byline} data-fact="author">
      <p>
        <strong>{author}</strong>{' '}
        <span>
          <time dateTime={post.date.iso}>{post.date.text}</time> ·{' '}
          {minutes.replace('#', String(post.minutes))}
        </span>
      </p>
      <ExampleMark text={example} />
    </div>
  );
}
