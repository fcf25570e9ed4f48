import type { ReactNode } from 'react';
import { anchorPrefixes } from '#i18n/addresses.ts';
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
 * One category and its articles. Before the list's script runs, CSS shows the first category, or the
 * one of the article that the address names; without script all show.
 */
export function DocShelf({ slug, label, lede, children }: DocShelfProps) {
  const id = `${anchorPrefixes.shelf}-${slug}`;
  return (
    <section className={styles.root} id={id} aria-labelledby={`${id}-title`} data-group="">
      <div className={styles.heading}>
        <h2 id={`${id}-title`}>{label}</h2>
        <p>{lede}</p>
      </div>
      <div className={styles.articles}>{children}</div>
    </section>
  );
}
