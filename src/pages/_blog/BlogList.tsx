import { ListControls, SearchSite } from '#components/ListControls.tsx';
import { PressButton } from '#components/ui/Button.tsx';
import { ChipLinks } from '#components/ui/Chips.tsx';
import text from '#components/ui/layout.module.css';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import { SearchField } from '#components/ui/SearchField.tsx';
import { searchPage } from '#i18n/addresses.ts';
import { categoryQuery } from '#i18n/filters.ts';
import { afterColon, formatCount } from '#i18n/format.ts';
import type { BlogPage, PostSummary } from '#queries/posts.ts';
import { blogPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './BlogList.module.css';
import { PostList } from './PostList.tsx';

export interface BlogListProps {
  page: BlogPage;
  /** What it lists, newest first. */
  posts: readonly PostSummary[];
  /** The categories that have pages of their own: none while one page lists all articles. */
  paths: readonly string[];
  words: PageOf<'blog'>;
}

/**
 * A page of articles. If it lists all, `enhance/list.ts` filters it; of several, each category has
 * its own, and `enhance/find-articles.ts` finds those of all.
 */
export function BlogList({ page, posts, paths, words }: BlogListProps) {
  const { header, categories, search, count, empty, article } = words;
  const own = paths.length > 0;
  const { id } = categories.find(({ slug }) => slug === page.category) ?? categories[0];
  const chips = categories
    .map(({ id, slug, label }) => ({ id, slug, label, href: blogPath(id === 'all' ? '' : slug) }))
    .filter(({ href }) => paths.includes(href));
  return (
    <Stack gap={4} {...(own ? { 'data-articles': id } : { 'data-list': categoryQuery })}>
      {own ? (
        <Cluster gap={4} data-screen-only="">
          <div data-needs-script="">
            <SearchField {...search} />
          </div>
          <ChipLinks
            label={search.categories}
            about={afterColon(header.eyebrow)}
            links={chips.map(({ id: category, slug, ...link }) => ({
              ...link,
              'data-category': category,
              'data-slug': slug,
              current: category === id,
            }))}
          />
        </Cluster>
      ) : (
        <ListControls search={search} label={search.categories} categories={categories} />
      )}
      <p className={`${text.note} ${styles.count}`} role="status">
        <span data-one={count.one} data-many={count.many} data-zero={count.none}>
          {formatCount(page.count, count)}
        </span>
      </p>
      <PostList posts={posts} minutes={article.minutes} lead={page.path === blogPath()} />
      <Stack className={`${text.headed} ${styles.empty}`} data-none="" hidden>
        <h2>{empty.title}</h2>
        <p className={text.quiet}>{empty.text}</p>
        <PressButton data-tone="strong" data-reset="">
          {empty.reset}
        </PressButton>
        <SearchSite label={empty.site} href={searchPage} />
      </Stack>
      {page.pages > 1 && <Pager page={page} words={words.pages} />}
    </Stack>
  );
}

/** The page before and after, the first, the last, and those around. */
function Pager({ page, words }: { page: BlogPage; words: PageOf<'blog'>['pages'] }) {
  const { category, number, pages } = page;
  const near = new Set([1, number - 1, number, number + 1, pages]);
  const numbers = [...near].filter((one) => one > 0 && one <= pages);
  const href = (to: number) => blogPath(category, to);
  const newer = { label: words.newer, href: href(number - 1), rel: 'prev' };
  const older = { label: words.older, href: href(number + 1), rel: 'next' };
  return (
    <div data-pages="">
      <ChipLinks
        label={words.label}
        links={[
          ...(number > 1 ? [newer] : []),
          ...numbers.map((one) => ({ label: `${one}`, href: href(one), current: one === number })),
          ...(number < pages ? [older] : []),
        ]}
      />
    </div>
  );
}
