import { Fragment } from 'react';
import { JumpLinks } from '#components/JumpLinks.tsx';
import { SearchSite } from '#components/ListControls.tsx';
import { PressButton } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import { anchors, searchPage } from '#i18n/addresses.ts';
import { colon, fill, formatCount } from '#i18n/format.ts';
import { pathOf, routes } from '#routes.ts';
import type { DocCategory } from '#schemas/doc-parts.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './DocsList.module.css';

export interface DocsListProps {
  /** The first is shown, with its articles. */
  categories: readonly { id: DocCategory; slug: string; label: string }[];
  count: number;
  words: PageOf<'docs'>['list'];
}

/** The count of results, and help when there are none (`enhance/list.ts`). */
export function DocsFound({ categories, count, words }: DocsListProps) {
  const within = (text: string, category: string) => fill(words.within, { count: text, category });
  return (
    <div className={styles.root} data-needs-script="">
      <p role="status" tabIndex={-1}>
        <strong data-one={words.count.one} data-many={words.count.many}>
          {formatCount(count, words.count)}
        </strong>
        <span className="visually-hidden">
          {colon} <span data-chosen="">{categories[0]?.label}</span>
        </span>
      </p>
      <div className={`${layout.headed} ${styles.empty}`} data-none="" hidden>
        <h2>{words.empty}</h2>
        <p className={`${layout.quiet} ${styles.elsewhere}`}>{words.elsewhere}</p>
        <p className={`${layout.quiet} ${styles.nowhere}`}>{words.nowhere}</p>
        <Cluster className={styles.ways}>
          {categories.map(({ id, label }) => (
            <Fragment key={id}>
              <PressButton
                data-elsewhere={id}
                data-one={within(words.count.one, label)}
                data-many={within(words.count.many, label)}
                hidden
              >
                {label}
              </PressButton>{' '}
            </Fragment>
          ))}
          <PressButton data-reset="">{words.reset}</PressButton>{' '}
          <SearchSite label={words.site} href={searchPage} />
        </Cluster>
      </div>
    </div>
  );
}

/** A result of the field, before it is filled (`enhance/find-listed.ts`). */
export function FoundDoc({ back }: Pick<PageOf<'docs'>['article'], 'back'>) {
  return (
    <template>
      <div className={layout.headed}>
        <h2 className={layout.display4}>
          <a href={routes.docs} data-text="">
            {back}
          </a>
        </h2>
        <p data-text="" />
      </div>
    </template>
  );
}

export function DocsLinks({ title, items }: PageOf<'docs'>['links']) {
  return (
    <Stack as="nav" gap={3} className={styles.links} aria-labelledby={anchors.shortcuts}>
      <h2 id={anchors.shortcuts} className={layout.display4}>
        {title}
      </h2>
      <JumpLinks links={items.map(({ route, label }) => ({ label, href: pathOf(route) }))} />
    </Stack>
  );
}
