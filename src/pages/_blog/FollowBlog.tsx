import { anchors } from '#i18n/addresses.ts';
import { feedPaths } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './FollowBlog.module.css';

/** Links to the feeds. */
export function FollowBlog({ title, text, rss, json }: PageOf<'blog'>['feeds']) {
  return (
    <aside className={styles.root} aria-labelledby={anchors.follow}>
      <h2 id={anchors.follow}>{title}</h2>
      <p>{text}</p>
      <p className={styles.links}>
        <a href={feedPaths.rss}>{rss}</a>
        <a href={feedPaths.json}>{json}</a>
      </p>
    </aside>
  );
}
