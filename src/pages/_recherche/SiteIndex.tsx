import { Cloth } from '../../components/ui/Cloth.tsx';
import type { SiteIndex as Index, Shelf } from '../../search/collect.ts';
import { type Found, type Kind, kinds } from '../../search/index-file.ts';
import styles from './SiteIndex.module.css';

export interface SiteIndexProps {
  index: Index;
  /** Name of each kind. */
  names: Readonly<Record<Kind, string>>;
  contents: string;
}

const count = (shelves: readonly Shelf[]) => shelves.flatMap(({ found }) => found).length;

/** Every address of the site, kind by kind: what the search falls back on, and a way to browse. */
export function SiteIndex({ index, names, contents }: SiteIndexProps) {
  return (
    <div className={styles.root}>
      <nav className={styles.contents} aria-labelledby="sommaire">
        <p id="sommaire">{contents}</p>
        <ul className={styles.kinds}>
          {kinds.map((kind) => (
            <li key={kind}>
              <a href={`#index-${kind}`}>
                {names[kind]} <span>{count(index[kind])}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {kinds.map((kind) => (
          <section key={kind} className={styles.kind} aria-labelledby={`index-${kind}`}>
            <h2 id={`index-${kind}`}>{names[kind]}</h2>
            <div className={styles.shelves}>
              {index[kind].map((shelf) => (
                <IndexShelf key={shelf.label} shelf={shelf} named={index[kind].length > 1} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

interface IndexShelfProps {
  shelf: Shelf;
  /** Whether it needs a title: the only shelf of a kind has the kind's, a software its own page. */
  named: boolean;
}

function IndexShelf({ shelf: { label, product, found }, named }: IndexShelfProps) {
  return (
    <div className={styles.shelf} data-product={product}>
      {product && <Cloth name={product} use="hem" />}
      {named && !product && <h3>{label}</h3>}
      <ul className={styles.list}>
        {found.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href}>
              {entry.title}
              {!product && entry.product && <Cloth name={entry.product} use="swatch" />}
            </a>
            <Detail entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A call shows what a programmer looks for; an article, what it is about. */
function Detail({ entry: { kind, summary } }: { entry: Found }) {
  if (kind === 'post') return <p>{summary}</p>;
  if (kind === 'call') return <code>{summary.split(' · ')[0]}</code>;
  return null;
}
