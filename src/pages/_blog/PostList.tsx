import type { PostSummary } from '#queries/posts.ts';
import styles from './PostList.module.css';
import { PostTeaser } from './PostTeaser.tsx';

export interface PostListProps {
  posts: readonly PostSummary[];
  /** Text of a reading time; # stands for the minutes. */
  minutes: string;
}

/** The first articles: a large one, two side by side; the others are ruled lines. */
const RANKS = ['lead', 'left', 'right'];

/** The articles; filtered, `enhance/list.ts` ranks those that are found. */
export function PostList({ posts, minutes }: PostListProps) {
  const ranks = posts.length > 2 ? RANKS : RANKS.slice(0, 1);
  const rankAt = (index: number) => ranks[index] ?? 'brief';
  return (
    <ol className={styles.root}>
      {posts.map((post, index) => (
        <li
          key={post.slug}
          data-rank={rankAt(index)}
          data-category={post.category}
          data-screen-ends={index === 0 ? '' : undefined}
        >
          <PostTeaser post={post} large={rankAt(index) === 'lead'} minutes={minutes} />
        </li>
      ))}
    </ol>
  );
}
