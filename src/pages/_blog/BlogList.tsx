import { ListControls, SearchSite } from '#components/ListControls.tsx';
import { PressButton } from '#components/ui/Button.tsx';
import text from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { searchPage } from '#i18n/addresses.ts';
import { categoryQuery } from '#i18n/filters.ts';
import { formatCount } from '#i18n/format.ts';
import type { PostSummary } from '#queries/posts.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './BlogList.module.css';
import { PostList } from './PostList.tsx';

export interface BlogListProps {
  /** Newest first. */
  posts: readonly PostSummary[];
  words: PageOf<'blog'>;
}

/** All articles, filtered by `enhance/list.ts`. */
export function BlogList({ posts, words }: BlogListProps) {
  const { categories, search, count, empty } = words;
  return (
    <Stack gap={4} data-list={categoryQuery}>
      <ListControls search={search} label={search.categories} categories={categories} />
      <p className={`${text.note} ${styles.count}`} role="status">
        <span data-one={count.one} data-many={count.many} data-zero={count.none}>
          {formatCount(posts.length, count)}
        </span>
      </p>
      <PostList posts={posts} minutes={words.article.minutes} />
      <Stack className={`${text.headed} ${styles.empty}`} data-none="" hidden>
        <h2>{empty.title}</h2>
        <p className={text.quiet}>{empty.text}</p>
        <PressButton data-tone="strong" data-reset="">
          {empty.reset}
        </PressButton>
        <SearchSite label={empty.site} href={searchPage} />
      </Stack>
    </Stack>
  );
}
