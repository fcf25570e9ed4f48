import { Comma } from '#components/Comma.tsx';
import { PostArt } from '#components/PostArt.tsx';
import layout from '#components/ui/layout.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import type { PostSummary } from '#queries/posts.ts';
import { routes } from '#routes.ts';
import styles from './PostTeaser.module.css';

export interface PostTeaserProps {
  post: PostSummary;
  large: boolean;
  minutes: string;
}

/** The same, for what the field finds on other pages (`enhance/find-listed.ts`). */
export function FoundTeaser({ back }: { back: string }) {
  return (
    <article className={styles.root}>
      <div className={styles.art} />
      <p className={`${layout.note} ${styles.meta}`}>
        <strong />
      </p>
      <h2>
        <a className={layout.cover} href={routes.blog} data-text="">
          {back}
        </a>
      </h2>
      <p className={`${layout.quiet} ${styles.excerpt}`} data-text="" />
    </article>
  );
}

export function PostTeaser({ post, large, minutes }: PostTeaserProps) {
  return (
    <article className={styles.root} aria-label={post.title}>
      <div className={styles.art}>
        <PostArt image={post.image} cloth={post.cloth} ground={large ? 'cloth' : 'tint'} thumb />
      </div>
      <p className={`${layout.note} ${styles.meta}`}>
        <strong>{post.label}</strong> <time dateTime={post.date.iso}>{post.date.text}</time>
        <Comma />
        <span>{minutes.replace('#', String(post.minutes))}</span>
      </p>
      <h2>
        <a className={layout.cover} href={post.href} data-text="">
          {post.title}
        </a>
      </h2>
      <p className={`${layout.quiet} ${styles.excerpt}`} data-text="">
        {unbroken(post.excerpt)}
      </p>
      {large && post.author && <strong>{post.author}</strong>}
    </article>
  );
}
