import { PostArt } from '#components/PostArt.tsx';
import type { PostSummary } from '#queries/posts.ts';
import styles from './PostTeaser.module.css';

/** lead: the large one at the top · feature: one of two side by side · brief: a ruled line */
export type PostRank = 'lead' | 'feature' | 'brief';

export interface PostTeaserProps {
  post: PostSummary;
  rank: PostRank;
  /** Text of a reading time; # stands for the minutes. */
  minutes: string;
}

export function PostTeaser({ post, rank, minutes }: PostTeaserProps) {
  return (
    <article className={styles.root} data-rank={rank}>
      <div className={styles.art}>
        <PostArt
          image={post.image}
          cloth={post.cloth}
          ground={rank === 'lead' ? 'cloth' : 'tint'}
        />
      </div>
      <p className={styles.meta}>
        <strong>{post.label}</strong>
        <time dateTime={post.date.iso}>{post.date.text}</time>
        <span>{minutes.replace('#', String(post.minutes))}</span>
      </p>
      <h2>
        <a href={post.href}>{post.title}</a>
      </h2>
      <p className={styles.excerpt}>{post.excerpt}</p>
      {rank === 'lead' && post.author && <p className={styles.author}>{post.author}</p>}
    </article>
  );
}
