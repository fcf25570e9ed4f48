import type { ReactNode } from 'react';
import styles from './DocShelf.module.css';

export interface DocShelfProps {
  /** The category's name in the address, and in the section's id. */
  slug: string;
  label: string;
  lede: string;
  /** The articles. */
  children: ReactNode;
}

/**
 * One category and its articles. Before the island hydrates, CSS shows the first category, or the
 * one of the article that the address names; without script all show.
 */
export function DocShelf({ slug, label, lede, children }: DocShelfProps) {
  return (
    <section
      className={styles.root}
      id={`rayon-${slug}`}
      aria-labelledby={`titre-${slug}`}
      data-shelf={slug}
    >
      <div className={styles.heading}>
        <h2 id={`titre-${slug}`}>{label}</h2>
        <p>{lede}</p>
      </div>
      <div className={styles.articles}>{children}</div>
    </section>
  );
}
