import { PostArt } from '../../components/PostArt.tsx';
import type { PostSummary } from '../../lib/posts.ts';
import styles from './ReadNext.module.css';

export interface ReadNextProps {
  title: string;
  posts: readonly PostSummary[];
}

export function ReadNext({ title, posts }: ReadNextProps) {
  return (
    <div className={styles.root}>
      <h2 id="suite">{title}</h2>
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.slug}>
            <div className={styles.art}>
              <PostArt image={post.image} cloth={post.cloth} ground="tint" />
            </div>
            <div className={styles.words}>
              <p>{post.label}</p>
              <h3>
                <a href={post.href}>{post.title}</a>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
