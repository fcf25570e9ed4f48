import type { ReactNode } from 'react';
import styles from './Prose.module.css';
import { ProseDataCell, ProseHeaderCell, ProseTable } from './ProseTable.tsx';
import { Cloth, type ClothName } from './ui/Cloth.tsx';
import layout from './ui/layout.module.css';

/**
 * The components that draw MDX, to be passed with `<Table>`: `<Content
 * components={proseComponents('company')} />`. `astro.config.ts` names the elements among them too.
 */
export const proseComponents = (cloth: ClothName) => ({
  Table: ProseTable,
  th: ProseHeaderCell,
  td: ProseDataCell,
  blockquote: proseQuote(cloth),
});

export function Prose({ children }: { children?: ReactNode }) {
  return <div className={`${layout.counted} ${styles.root}`}>{children}</div>;
}

/** A Markdown quote (`>`), drawn as the sentence to remember. */
function proseQuote(cloth: ClothName) {
  return function ProseQuote({ children }: { children?: ReactNode }) {
    return (
      <blockquote className={styles.quote}>
        <Cloth name={cloth} use="edge" />
        {children}
      </blockquote>
    );
  };
}
