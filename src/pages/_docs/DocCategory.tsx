import type { ReactNode } from 'react';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import { anchorPrefixes } from '#i18n/addresses.ts';
import type { DocFacts } from '#queries/docs.ts';
import styles from './DocCategory.module.css';

export interface DocCategoryProps {
  /** The category's name in the address, and in the section's id. */
  slug: string;
  label: string;
  lede: string;
  example?: string | undefined;
  /** Articles without a card, after the others. */
  further: readonly DocFacts[];
  children: ReactNode;
}

/** Before the list's script runs, CSS shows the first, or that of the article in the address. */
export const DocShelves = ({ children }: Pick<DocCategoryProps, 'children'>) => (
  <div data-docs="" data-listing="">
    {children}
  </div>
);

export function DocCategory({ slug, label, lede, example, further, children }: DocCategoryProps) {
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
      <Stack gap={3}>
        {children}
        {further.length > 0 && (
          <ul className={layout.links}>
            {further.map(({ id, href, title, category }) => (
              <li key={id} id={id} data-category={category}>
                <a href={href} data-text="">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Stack>
  );
}
