import { JumpLinks } from '#components/JumpLinks.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import text from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './GlossaryGroups.module.css';

export type GlossaryGroupsProps = Pick<PageOf<'glossary'>, 'contents' | 'groups'>;

/** The terms by trade; each has its own id. */
export function GlossaryGroups({ contents, groups }: GlossaryGroupsProps) {
  return (
    <div className={`${text.wrap} ${styles.root}`}>
      <nav aria-label={contents} className={styles.nav}>
        <JumpLinks links={groups.map(({ id, title }) => ({ label: title, href: `#${id}` }))} />
      </nav>
      {groups.map(({ id, title, product, terms }) => (
        <Stack
          key={id}
          as="section"
          className={styles.group}
          aria-labelledby={id}
          data-product={product?.id}
        >
          <h2 className={text.display3} id={id}>
            <Cloth name={product?.id ?? 'company'} use="swatch" />
            {title}
          </h2>
          <dl>
            {terms.map((term) => (
              <div key={term.id} id={term.id}>
                <dt>{term.seen ? <a href={term.seen}>{term.term}</a> : term.term}</dt>
                <dd>{term.meaning}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      ))}
    </div>
  );
}
