import { ListControls, Listed, SearchSite } from '#components/ListControls.tsx';
import { Pager, type PagerProps } from '#components/Pager.tsx';
import { PressButton } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { anchors, searchPage } from '#i18n/addresses.ts';
import { formatCount } from '#i18n/format.ts';
import type { PostSummary } from '#queries/posts.ts';
import { feedPath, routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './BlogList.module.css';
import { PostList } from './PostList.tsx';
import { FoundTeaser } from './PostTeaser.tsx';

export interface BlogListProps {
  page: PagerProps['page'];
  /** What it lists, newest first. */
  posts: readonly PostSummary[];
  pages: readonly { path: string }[];
  words: PageOf<'blog'>;
  pager: PagerProps['words'];
}

export function BlogFollow({ title, text, rss }: PageOf<'blog'>['feeds']) {
  return (
    <aside className={layout.strip} aria-labelledby={anchors.follow}>
      <h2 className={layout.display4} id={anchors.follow}>
        {title}
      </h2>
      <p className={layout.quiet}>{text}</p>
      <a className={layout.action} href={feedPath}>
        {rss}
      </a>
    </aside>
  );
}

/** One page of all is filtered by `enhance/list.ts`; of several, `find-listed.ts` finds all. */
export function BlogList({ page, posts, pages, words, pager }: BlogListProps) {
  const { header, categories, search, count, empty, article } = words;
  const own = pages.length > 1;
  const { id } = categories.find(({ slug }) => slug === page.category) ?? categories[0];
  return (
    <Listed
      kind={own && 'post'}
      data-within={own ? id : undefined}
      className={`${layout.stack} ${layout.gap4}`}
    >
      <ListControls
        list={routes.blog}
        page={page}
        pages={pages}
        about={header.eyebrow}
        search={search}
        label={search.categories}
        categories={categories}
      />
      <p className={`${layout.note} ${styles.count}`} role="status">
        <span data-one={count.one} data-many={count.many} data-zero={count.none}>
          {formatCount(page.count, count)}
        </span>
      </p>
      {own && (
        <template>
          <li data-rank="brief">
            <FoundTeaser back={article.back} />
          </li>
        </template>
      )}
      <PostList posts={posts} minutes={article.minutes} lead={page.path === routes.blog} />
      <Stack className={`${layout.headed} ${styles.empty}`} data-none="" hidden>
        <h2>{empty.title}</h2>
        <p className={layout.quiet}>{empty.text}</p>
        <PressButton data-tone="strong" data-reset="">
          {empty.reset}
        </PressButton>{' '}
        <SearchSite label={empty.site} href={searchPage} />
      </Stack>
      <Pager list={routes.blog} page={page} words={pager} />
    </Listed>
  );
}
