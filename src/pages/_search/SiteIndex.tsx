import { Cloth } from '#components/ui/Cloth.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import layout from '#components/ui/layout.module.css';
import { Tiles, Wrap } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatCount } from '#i18n/format.ts';
import { NEWEST } from '#lib/newest.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { type Kind, kinds } from '#schemas/search.ts';
import type { SiteIndex as Index } from '#search/build/collect.ts';
import type { SearchGroup } from '#search/build/group.ts';
import type { Found } from '#search/index-file.ts';
import styles from './Search.module.css';

export interface SiteIndexProps {
  index: Index;
  names: Readonly<Record<Kind, string>>;
  /** Labels of the links from the first of a list to all; `#` is how many. */
  words: Pick<PageOf<'search'>, 'older' | 'further'>;
}

const MOST = 40;

const count = (groups: readonly SearchGroup[]) => groups.flatMap(({ found }) => found).length;

/** The first titles of a kind. */
const firstOf = (groups: readonly SearchGroup[]) =>
  groups
    .flatMap(({ found }) => found.slice(0, 2))
    .slice(0, 3)
    .map(({ title }) => title)
    .join(' · ');

/** Every address of the site, folded by kind: works without script, and allows browsing. */
export function SiteIndex({ index, names, words }: SiteIndexProps) {
  return (
    <Wrap data-search-index="">
      <Tiles count={3} gap={5} className={layout.apart}>
        {kinds.map((kind) => (
          <details key={kind} className={`${layout.headed} ${styles.kind}`}>
            <summary className={layout.cluster}>
              <h2 className={layout.display3}>{names[kind]}</h2>
              <span className={layout.quiet}>{count(index[kind])}</span> <Icon name="chevron" />
              <small className={layout.note}>{firstOf(index[kind])}</small>
            </summary>
            <Tiles count="fit" className={styles.groups}>
              {index[kind].map((group) => (
                <IndexGroup
                  key={group.label}
                  group={group}
                  named={index[kind].length > 1}
                  words={words}
                />
              ))}
            </Tiles>
          </details>
        ))}
      </Tiles>
    </Wrap>
  );
}

interface IndexGroupProps {
  group: SearchGroup;
  /** Whether another group is of its kind; a product's group never shows its title. */
  named: boolean;
  words: SiteIndexProps['words'];
}

function IndexGroup({ group, named, words }: IndexGroupProps) {
  const { label, product, found } = group;
  // Some lists keep growing: their own page has the rest.
  const isBlog = found[0]?.kind === 'post';
  const shown = found.slice(0, isBlog ? NEWEST : MOST);
  const [list = ''] = found[0]?.href.match(/^\/\w+/) ?? [];
  const hidden = found.length - shown.length;
  return (
    <div className={styles.group} data-product={product}>
      {product && <Cloth name={product} use="hem" />}
      {named && !product && <h3>{label}</h3>}
      <ul className={`${layout.links} ${styles.list}`}>
        {shown.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href}>
              {entry.title}
              {!product && entry.product && <Cloth name={entry.product} use="swatch" />}
            </a>{' '}
            <Detail entry={entry} />
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <a href={list}>{formatCount(hidden, isBlog ? words.older : words.further)}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

/** A call shows its method and path; anything else, what it is about. */
function Detail({ entry: { kind, summary } }: { entry: Found }) {
  if (kind === 'post') return <p>{unbroken(summary)}</p>;
  if (kind === 'call') return <code>{summary.split(' · ')[0]}</code>;
  return null;
}
