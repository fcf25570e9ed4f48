import type { PostSummary } from '#queries/posts.ts';
import styles from './PostList.module.css';
import { type PostRank, PostTeaser } from './PostTeaser.tsx';

export interface PostListProps {
  posts: readonly PostSummary[];
  /** Whether the first articles are drawn larger; not on later pages. */
  front: boolean;
  /** Text of a reading time; # stands for the minutes. */
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

/** The articles like a front page: one large, two side by side, the others as lines. */
function rankOf(index: number, found: number): PostRank {
  if (index === 0) return 'lead';
  return index < 3 && found > 2 ? 'feature' : 'brief';
}
