import { Portrait } from '#components/portrait/Portrait.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import type { PostSummary } from '#queries/posts.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Portrait as Parts } from '#schemas/portrait.ts';
import styles from './ArticleFacts.module.css';

export interface ArticleFactsProps {
  post: PostSummary;
  author: string;
  role: string;
  portrait: Parts;
  /** The word « Exemple », while the author is invented. */
  example?: string | undefined;
  tags: readonly string[];
  words: PageOf<'blog'>['article'];
}

/** The author, the date, the reading time and the category. */
export function ArticleFacts({
  post,
  author,
  role,
  portrait,
  example,
  tags,
  words,
}: ArticleFactsProps) {
  return (
    <dl className={styles.root}>
      <div data-fact="author">
        <dt>{words.by}</dt>
        <dd>
          <Portrait portrait={portrait} cloth={post.cloth} size="small" />
          <strong>{author}</strong>
          <span>{role}</span>
          <ExampleMark text={example} />
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
