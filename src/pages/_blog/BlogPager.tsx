import { Icon } from '#components/ui/Icon.tsx';
import { pageNumbers } from '#lib/paging.ts';
import { blogPagePath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './BlogPager.module.css';

export interface BlogPagerProps {
  current: number;
  last: number;
  words: PageOf<'blog'>['pages'];
}

/** Links to the other pages of the list; hidden while a filter searches them all. */
export function BlogPager({ current, last, words }: BlogPagerProps) {
  return (
    <nav className={styles.root} aria-label={words.name}>
      {current > 1 && (
        <a className={styles.newer} href={blogPagePath(current - 1)} rel="prev">
          <Icon name="arrow" />
          {words.newer}
        </a>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(current, last).map((page, index, pages) =>
          page === 0 ? (
            <li key={`after-${pages[index - 1]}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={page}>
              <a
                href={blogPagePath(page)}
                aria-label={words.page.replace('#', String(page))}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {current < last && (
        <a className={styles.older} href={blogPagePath(current + 1)} rel="next">
          {words.older}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
