import { useEffect, useRef, useState } from 'react';
import { SearchSite } from '#components/SearchSite.tsx';
import { PAGE_LENGTH } from '#lib/paging.ts';
import type { PostSummary } from '#queries/posts.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './BlogList.module.css';
import { PostList } from './PostList.tsx';

export interface FoundPostsProps {
  posts: readonly PostSummary[];
  /** Category and text together; when they change, the first results are shown again. */
  asked: string;
  query: string;
  /** Whether all articles were searched: only then may it say that none matches. */
  sure: boolean;
  empty: PageOf<'blog'>['empty'];
  onReset: () => void;
  /** Label of the button that shows more; # stands for how many. */
  more: string;
  minutes: string;
}

/** The results of a filter, one page's length at a time. */
export function FoundPosts(props: FoundPostsProps) {
  const { posts, asked, query, sure, empty, onReset, more, minutes } = props;
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState({ asked, most: PAGE_LENGTH });
  const most = opened.asked === asked ? opened.most : PAGE_LENGTH;
  const next = Math.min(PAGE_LENGTH, posts.length - most);

  // Focus moves to the first of the new results.
  useEffect(() => {
    const from = opened.most - PAGE_LENGTH;
    if (from > 0) root.current?.querySelectorAll<HTMLElement>('h2 a')[from]?.focus();
  }, [opened]);

  if (posts.length === 0 && sure) {
    return (
      <div className={styles.empty}>
        <h2>{empty.title}</h2>
        <p>{empty.text}</p>
        <button type="button" onClick={onReset}>
          {empty.reset}
        </button>
        <SearchSite label={empty.site} query={query} />
      </div>
    );
  }
  return (
    <div ref={root}>
      <PostList posts={posts.slice(0, most)} front minutes={minutes} />
      {next > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setOpened({ asked, most: most + PAGE_LENGTH })}
        >
          {more.replace('#', String(next))}
        </button>
      )}
    </div>
  );
}
