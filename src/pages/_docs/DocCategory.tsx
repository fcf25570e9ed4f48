import type { ReactNode } from 'react';
import text from '#components/ui/layout.module.css';
import { Columns, Stack } from '#components/ui/layout.tsx';
import { anchorPrefixes } from '#i18n/addresses.ts';
import styles from './DocCategory.module.css';

export interface DocCategoryProps {
  /** The category's name in the address, and in the section's id. */
  slug: string;
  label: string;
  lede: string;
  children: ReactNode;
}

/**
 * One category and its articles. Before the list's script runs, CSS shows the first category, or the
 * one of the article that the address names; without script all show.
 */
export function DocCategory({ slug, label, lede, children }: DocCategoryProps) {
  const id = `${anchorPrefixes.category}-${slug}`;
  return (
    <Columns
      as="section"
      split="narrowFirst"
      className={styles.root}
      id={id}
      aria-labelledby={`${id}-title`}
      data-group=""
    >
      <Stack gap={3} className={text.sticky}>
        <h2 id={`${id}-title`}>{label}</h2>
        <p className={text.quiet}>{lede}</p>
      </Stack>
      <Stack>{children}</Stack>
    </Columns>
  );
}
