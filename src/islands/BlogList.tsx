import { useRef } from 'react';
import { Chips } from '../components/ui/Chips.tsx';
import { SearchField } from '../components/ui/SearchField.tsx';
import type { PostSummary } from '../lib/posts.ts';
import { matches } from '../lib/search.ts';
import type { BlogCategory } from '../schemas/pages/blog.ts';
import type { PageOf } from '../schemas/pages/index.ts';
import styles from './BlogList.module.css';
import { type PostRank, PostTeaser } from './PostTeaser.tsx';
import { type FilterOption, useFilterState } from './use-filter-state.ts';

type Blog = PageOf<'blog'>;

export interface BlogListProps {
  /** The newest first. */
  posts: readonly PostSummary[];
  categories: readonly [FilterOption<BlogCategory>, ...FilterOption<BlogCategory>[]];
  search: Blog['search'];
  count: Blog['count'];
  empty: Blog['empty'];
  /** How a reading time is written; # stands for the minutes. */
  minutes: string;
}

/** The articles, filtered by category and by title or excerpt. The first one found leads. */
export function BlogList({ posts, categories, search, count, empty, minutes }: BlogListProps) {
  const field = useRef<HTMLInputElement>(null);
  const { category, query, selectCategory, setQuery, reset } = useFilterState(categories, field);
  const found = posts.filter(
    (post) =>
      (category === 'all' || post.category === category) &&
      matches(query, [post.title, post.excerpt]),
  );
  return (
    <div className={styles.root}>
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
        {countText(found.length, count)}
      </p>
      {found.length > 0 ? (
        <ol className={styles.list}>
          {found.map((post, index) => (
            <li key={post.slug} data-rank={rankOf(index, found.length)}>
              <PostTeaser post={post} rank={rankOf(index, found.length)} minutes={minutes} />
            </li>
          ))}
        </ol>
      ) : (
        <div className={styles.empty}>
          <h2>{empty.title}</h2>
          <p>{empty.text}</p>
          <button type="button" onClick={reset}>
            {empty.reset}
          </button>
        </div>
      )}
    </div>
  );
}

/** A front page: one lead, two features side by side, the rest in brief. */
function rankOf(index: number, found: number): PostRank {
  if (index === 0) return 'lead';
  return index < 3 && found > 2 ? 'feature' : 'brief';
}

function countText(found: number, { none, one, many }: Blog['count']): string {
  if (found === 0) return none;
  return found === 1 ? one : many.replace('#', String(found));
}
