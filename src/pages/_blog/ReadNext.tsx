import { PostArt } from '#components/PostArt.tsx';
import layout from '#components/ui/layout.module.css';
import { Stack, Tiles } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PostSummary } from '#queries/posts.ts';
import styles from './ReadNext.module.css';

export interface ReadNextProps {
  title: string;
  posts: readonly { label: string; post: PostSummary }[];
  back: { label: string; href: string };
}

export function ReadNext({ title, posts, back }: ReadNextProps) {
  return (
    <Stack as="nav" gap={5} className={styles.root} aria-labelledby={anchors.next}>
      <h2 className={layout.display3} id={anchors.next}>
        {title}
      </h2>
      <Tiles as="ul" count={2} gap={6} className={layout.rows}>
        {posts.map(({ label, post }) => (
          <li key={label}>
            <div className={styles.art}>
              <PostArt image={post.image} cloth={post.cloth} ground="tint" thumb />
            </div>
            <div>
              <p className={layout.note}>{label}</p>
              <h3>
                <a className={layout.cover} href={post.href}>
                  {post.title}
                </a>
              </h3>
            </div>
          </li>
        ))}
      </Tiles>
      <a className={layout.action} href={back.href}>
        {back.label}
      </a>
    </Stack>
  );
}
