import { JumpLinks } from '#components/JumpLinks.tsx';
import { SearchSite } from '#components/ListControls.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Panel, Stack } from '#components/ui/layout.tsx';
import { SearchField } from '#components/ui/SearchField.tsx';
import { searchPage } from '#i18n/addresses.ts';
import { formatCount } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './GlossaryGroups.module.css';

export type GlossaryGroupsProps = Pick<PageOf<'glossary'>, 'contents' | 'groups' | 'search'>;

export function GlossaryGroups({ contents, groups, search }: GlossaryGroupsProps) {
  return (
    <div className={`${layout.wrap} ${styles.root}`}>
      <JumpLinks
        links={groups.map(({ id, title }) => ({ label: title, href: `#${id}` }))}
        label={contents}
      />
      {groups.map(({ id, title, product, terms }) => (
        <Stack
          key={id}
          as="section"
          className={styles.group}
          id={id}
          aria-labelledby={`${id}-titre`}
          data-product={product}
          data-group=""
        >
          <Cluster as="h2" className={`${layout.display3} ${layout.underlined}`} id={`${id}-titre`}>
            <Cloth name={product ?? 'company'} use="swatch" />
            {title}
          </Cluster>
          <dl className={`${layout.fit} ${layout.facts}`}>
            {terms.map((term) => (
              <div key={term.id} id={term.id} data-category={id}>
                <dt data-text="">{term.seen ? <a href={term.seen}>{term.term}</a> : term.term}</dt>
                <dd data-text="">{term.meaning}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      ))}
      <Panel className={layout.apart} data-none="" hidden>
        <SearchSite label={search.site} href={searchPage} />
      </Panel>
    </div>
  );
}

/** The search of the words, where a script runs (`enhance/list.ts`): of one category, which has no chip. */
export function GlossarySearch({
  search,
  count,
}: Pick<GlossaryGroupsProps, 'search'> & { count: number }) {
  return (
    <Cluster gap={4} data-needs-script="" data-screen-only="">
      <SearchField {...search} />
      <span data-choice="all" hidden />
      <p className={layout.note} role="status" data-one={search.one} data-many={search.many}>
        {formatCount(count, search)}
      </p>
    </Cluster>
  );
}
