import type { PostSummary } from '#queries/posts.ts';
import styles from './PostList.module.css';
import { PostTeaser } from './PostTeaser.tsx';

export interface PostListProps {
  posts: readonly PostSummary[];
  minutes: string;
  lead: boolean;
}

/** The articles: a large one, then ruled lines; filtered, `enhance/list.ts` ranks those found. */
export function PostList({ posts, minutes, lead }: PostListProps) {
  const rankAt = (index: number) => (lead && index === 0 ? 'lead' : 'brief');
  // A phone shows the large article, or two small articles.
  const last = Math.min(lead ? 0 : 1, posts.length - 1);
  return (
    <ol className={styles.root} data-listing="">
      {posts.map((post, index) => (
        <li
          key={post.slug}
          data-rank={rankAt(index)}
          data-category={post.category}
          data-screen-ends={index === last ? '' : undefined}
        >
          <PostTeaser post={post} large={rankAt(index) === 'lead'} minutes={minutes} />
        </li>
      ))}
    </ol>
  );
}
