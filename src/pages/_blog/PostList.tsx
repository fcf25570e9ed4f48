import type { PostSummary } from '#queries/posts.ts';
import styles from './PostList.module.css';
import { PostTeaser } from './PostTeaser.tsx';

export interface PostListProps {
  posts: readonly PostSummary[];
  /** Text of a reading time; # stands for the minutes. */
  minutes: string;
}

/** The articles: a large one, then ruled lines; filtered, `enhance/list.ts` ranks those found. */
export function PostList({ posts, minutes }: PostListProps) {
  const rankAt = (index: number) => (index === 0 ? 'lead' : 'brief');
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
