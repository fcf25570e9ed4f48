import type { PostSummary } from '#queries/posts.ts';
import styles from './PostList.module.css';
import { type PostRank, PostTeaser } from './PostTeaser.tsx';

export interface PostListProps {
  posts: readonly PostSummary[];
  /** Whether the first ones stand out; on a later page all are alike. */
  front: boolean;
  /** How a reading time is written; # stands for the minutes. */
  minutes: string;
}

export function PostList({ posts, front, minutes }: PostListProps) {
  const rankAt = (index: number) => (front ? rankOf(index, posts.length) : 'brief');
  return (
    <ol className={styles.root}>
      {posts.map((post, index) => (
        <li key={post.slug} data-rank={rankAt(index)}>
          <PostTeaser post={post} rank={rankAt(index)} minutes={minutes} />
        </li>
      ))}
    </ol>
  );
}

/** A front page: one lead, two features side by side, the rest in brief. */
function rankOf(index: number, found: number): PostRank {
  if (index === 0) return 'lead';
  return index < 3 && found > 2 ? 'feature' : 'brief';
}
