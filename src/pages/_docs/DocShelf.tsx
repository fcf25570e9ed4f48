import type { ReactNode } from 'react';
import styles from './DocShelf.module.css';

export interface DocShelfProps {
  /** As the address writes it; names the section's anchor too. */
  slug: string;
  label: string;
  lede: string;
  /** The articles. */
  children: ReactNode;
}

/**
 * One category and its articles. Before the island hydrates, CSS shows only the first shelf, or
 * the one that holds the article named by the address; without script all of them show.
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
