import { PostArt } from '#components/PostArt.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PostSummary } from '#queries/posts.ts';
import styles from './ReadNext.module.css';

export interface ReadNextProps {
  title: string;
  /** The previous and the next article, each under its label. */
  posts: readonly { label: string; post: PostSummary }[];
  /** To the list. */
  back: { label: string; href: string };
}

export function ReadNext({ title, posts, back }: ReadNextProps) {
  return (
    <nav className={styles.root} aria-labelledby={anchors.next}>
      <h2 id={anchors.next}>{title}</h2>
      <ul className={styles.list}>
        {posts.map(({ label, post }) => (
          <li key={label}>
            <div className={styles.art}>
              <PostArt image={post.image} cloth={post.cloth} ground="tint" />
            </div>
            <div className={styles.words}>
              <p>{label}</p>
              <h3>
                <a href={post.href}>{post.title}</a>
              </h3>
            </div>
          </li>
        ))}
      </ul>
      <a className={styles.back} href={back.href}>
        {back.label}
      </a>
    </nav>
  );
}
