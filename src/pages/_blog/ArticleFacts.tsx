import type { PostSummary } from '#queries/posts.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './ArticleFacts.module.css';

export interface ArticleFactsProps {
  post: PostSummary;
  role: string;
  tags: readonly string[];
  words: PageOf<'blog'>['article'];
}

/** Who wrote it, when, how long it takes and what it is about. */
export function ArticleFacts({ post, role, tags, words }: ArticleFactsProps) {
  return (
    <dl className={styles.root}>
      <div data-fact="author">
        <dt>{words.by}</dt>
        <dd>
          <strong>{post.author}</strong>
          <span>{role}</span>
        </dd>
      </div>
      <div>
        <dt>{words.published}</dt>
        <dd>
          <time dateTime={post.date.iso}>{post.date.text}</time>
        </dd>
      </div>
      <div>
        <dt>{words.reading}</dt>
        <dd>{words.minutes.replace('#', String(post.minutes))}</dd>
      </div>
      <div data-fact="tags">
        <dt>{words.tags}</dt>
        <dd>
          <ul className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
