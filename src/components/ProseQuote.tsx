import type { ReactNode } from 'react';
import styles from './Prose.module.css';
import { Cloth, type ClothName } from './ui/Cloth.tsx';

/** A Markdown quote (`>`), drawn as the sentence to remember. */
export function proseQuote(cloth: ClothName) {
  return function ProseQuote({ children }: { children?: ReactNode }) {
    return (
      <blockquote className={styles.quote}>
        <Cloth name={cloth} use="edge" />
        {children}
      </blockquote>
    );
  };
}
