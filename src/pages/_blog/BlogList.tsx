import { ListControls, SearchSite } from '#components/ListControls.tsx';
import { searchPage } from '#i18n/addresses.ts';
import { categoryQuery } from '#i18n/filters.ts';
import { formatCount } from '#i18n/format.ts';
import type { PostSummary } from '#queries/posts.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './BlogList.module.css';
import { PostList } from './PostList.tsx';

export interface BlogListProps {
  /** The articles of this page, newest first. */
  posts: readonly PostSummary[];
  /** The number of articles on all pages. */
  total: number;
  /** Address of the file of all articles, when this page does not hold them all. */
  allPath?: string | undefined;
  /** Whether this is the first page, whose newest articles are drawn larger. */
  front: boolean;
  words: PageOf<'blog'>;
}

/** One page of articles or, filtered (`enhance/list.ts`), the matching articles of all pages. */
export function BlogList({ posts, total, allPath, front, words }: BlogListProps) {
  const { categories, search, count, empty } = words;
  return (
    <div className={styles.root} data-list={categoryQuery}>
      <ListControls
        className={styles.controls}
        search={{ label: search.label, placeholder: search.placeholder }}
        label={search.categories}
        categories={categories}
      />
      <p className={styles.count} role="status">
        <span data-one={count.one} data-many={count.many} data-zero={count.none}>
          {formatCount(total, count)}
        </span>
      </p>
      {allPath && (
        <p className={styles.failed} hidden>
          <button
            type="button"
            data-retry={allPath}
            data-coming={search.loading}
            data-failed={search.failed}
          >
            {search.retry}
          </button>
        </p>
      )}
      <PostList posts={posts} front={front} minutes={words.article.minutes} />
      {allPath && (
        <button type="button" className={styles.more} data-more={search.more} hidden>
          {search.more}
        </button>
      )}
      <div className={styles.empty} data-none="" hidden>
        <h2>{empty.title}</h2>
        <p>{empty.text}</p>
        <button type="button" data-reset="">
          {empty.reset}
        </button>
        <SearchSite label={empty.site} href={searchPage} />
      </div>
    </div>
  );
}
