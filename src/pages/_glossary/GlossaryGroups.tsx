import { JumpLinks } from '#components/JumpLinks.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import text from '#components/ui/layout.module.css';
import { Columns } from '#components/ui/layout.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './GlossaryGroups.module.css';

export type GlossaryGroupsProps = Pick<PageOf<'glossary'>, 'contents' | 'groups'>;

/** The terms by trade; each has its own id. */
export function GlossaryGroups({ contents, groups }: GlossaryGroupsProps) {
  return (
    <div className={`${text.wrap} ${styles.root}`}>
      <nav aria-label={contents}>
        <JumpLinks links={groups.map(({ id, title }) => ({ label: title, href: `#${id}` }))} />
      </nav>
      {groups.map(({ id, title, product, terms }) => (
        <Columns
          key={id}
          as="section"
          split="narrowFirst"
          className={styles.group}
          aria-labelledby={id}
          data-product={product?.id}
        >
          <h2 className={`${text.display3} ${text.sticky}`} id={id}>
            <Cloth name={product?.id ?? 'company'} use="swatch" />
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
        </Columns>
      ))}
    </div>
  );
}
