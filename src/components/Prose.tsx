import type { ReactNode } from 'react';
import styles from './Prose.module.css';
import { ProseDataCell, ProseHeaderCell, ProseTable } from './ProseTable.tsx';
import { Cloth, type ClothName } from './ui/Cloth.tsx';

export interface ProseProps {
  /** Rendered MDX. */
  children?: ReactNode;
}

/**
 * The components that draw MDX, to be passed with `<Table>`: `<Content
 * components={proseComponents('company')} />`.
 */
export const proseComponents = (cloth: ClothName) => ({
  Table: ProseTable,
  th: ProseHeaderCell,
  td: ProseDataCell,
  blockquote: proseQuote(cloth),
});

/** Long text: lines under 68 characters, headings, lists, tables, quotes, code. */
export const Prose = ({ children }: ProseProps) => <div className={styles.root}>{children}</div>;

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
