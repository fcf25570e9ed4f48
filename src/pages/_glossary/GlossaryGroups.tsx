import { Cloth } from '#components/ui/Cloth.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './GlossaryGroups.module.css';

export type GlossaryGroupsProps = Pick<PageOf<'glossary'>, 'contents' | 'groups'>;

/** The terms by trade; each has its own id. */
export function GlossaryGroups({ contents, groups }: GlossaryGroupsProps) {
  return (
    <div className={styles.root}>
      <nav aria-label={contents}>
        <ul className={styles.trades}>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, title, product, terms }) => (
        <section key={id} className={styles.group} aria-labelledby={id} data-product={product?.id}>
          <h2 id={id}>
            <Cloth name={product?.id ?? 'house'} use="swatch" />
            {title}
          </h2>
          <dl>
            {terms.map((term) => (
              <div key={term.id} id={term.id}>
                <dt>{term.term}</dt>
                <dd>{term.meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
