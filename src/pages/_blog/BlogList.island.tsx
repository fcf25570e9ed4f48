import { useRef } from 'react';
import { Chips } from '#components/ui/Chips.tsx';
import { SearchField } from '#components/ui/SearchField.tsx';
import { formatCount } from '#i18n/format.ts';
import { matches } from '#i18n/search/matches.ts';
import { type FilterOption, useFilterState } from '#islands/use-filter-state.ts';
import type { PostSummary } from '#queries/posts.ts';
import type { BlogCategory } from '#schemas/pages/blog.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './BlogList.module.css';
import { FoundPosts } from './FoundPosts.tsx';
import { PostList } from './PostList.tsx';
import { useAllPosts } from './use-all-posts.ts';

type Blog = PageOf<'blog'>;

export interface BlogListProps {
  /** The articles of this page, newest first. */
  posts: readonly PostSummary[];
  /** The number of articles on all pages. */
  total: number;
  /** Address of the JSON file of all articles, when this page does not show them all. */
  allPath?: string | undefined;
  /** Whether this is the first page, whose newest articles are drawn larger. */
  front: boolean;
  categories: readonly [FilterOption<BlogCategory>, ...FilterOption<BlogCategory>[]];
  search: Blog['search'];
  count: Blog['count'];
  empty: Blog['empty'];
  /** Text of a reading time; # stands for the minutes. */
  minutes: string;
}

/** One page of articles or, filtered by category and text, the matching articles of all pages. */
export function BlogList(props: BlogListProps) {
  const { posts, total, allPath, front, categories, search, count, empty, minutes } = props;
  const field = useRef<HTMLInputElement>(null);
  const { category, query, selectCategory, setQuery, reset } = useFilterState(categories, field);
  const filtered = category !== 'all' || query.trim() !== '';
  const { arrival, retry } = useAllPosts(allPath, filtered);
  const found = (arrival.state === 'here' ? arrival.posts : posts).filter(
    (post) =>
      (category === 'all' || post.category === category) &&
      matches(query, [post.title, post.excerpt]),
  );
  const coming = filtered && arrival.state === 'coming';
  const failed = filtered && arrival.state === 'failed';
  return (
    <div className={styles.root} data-filtered={filtered ? '' : undefined}>
      <div className={styles.controls} data-needs-script="">
        <SearchField
          label={search.label}
          placeholder={search.placeholder}
          inputRef={field}
          onInput={setQuery}
        />
        <Chips
          label={search.categories}
          options={categories}
          selected={category}
          onSelect={selectCategory}
        />
      </div>
      <p className={styles.count} role="status">
        {coming ? search.loading : countText(filtered ? found.length : total, count)}
        {failed && ` · ${search.failed}`}
      </p>
      {failed && (
        <p className={styles.failed}>
          <button type="button" onClick={retry}>
            {search.retry}
          </button>
        </p>
      )}
      {filtered ? (
        <FoundPosts
          posts={found}
          asked={`${category} ${query}`}
          query={query}
          sure={!coming && !failed}
          empty={empty}
          onReset={reset}
          more={search.more}
          minutes={minutes}
        />
      ) : (
        <PostList posts={posts} front={front} minutes={minutes} />
      )}
    </div>
  );
}

function countText(found: number, count: Blog['count']): string {
  return found === 0 ? count.none : formatCount(found, count);
}
