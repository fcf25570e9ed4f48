import type { ReactNode } from 'react';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import { anchorPrefixes } from '#i18n/addresses.ts';
import styles from './DocCategory.module.css';

export interface DocCategoryProps {
  /** The category's name in the address, and in the section's id. */
  slug: string;
  label: string;
  lede: string;
  example?: string | undefined;
  children: ReactNode;
}

/** Before the list's script runs, CSS shows the first, or that of the article in the address. */
export function DocCategory({ slug, label, lede, example, children }: DocCategoryProps) {
  const id = `${anchorPrefixes.category}-${slug}`;
  return (
    <Stack
      as="section"
      className={styles.root}
      id={id}
      aria-labelledby={`${id}-title`}
      data-group=""
    >
      <Cluster className={styles.head}>
        <h2 id={`${id}-title`}>{label}</h2>
        <p className={layout.quiet}>{lede}</p>
        <ExampleMark text={example} />
      </Cluster>
      <Stack gap={3}>{children}</Stack>
    </Stack>
  );
}
