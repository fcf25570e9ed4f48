import type { ReactNode } from 'react';
import { unbroken } from '#components/ui/unbroken.ts';
import styles from './ProseTable.module.css';
import layout from './ui/layout.module.css';

export interface ProseTableProps {
  caption: string;
  /** The last row is a total. */
  total?: boolean;
  children?: ReactNode;
}

/** `<Table caption="…">` in MDX: a Markdown table, which scrolls sideways if needed. */
export function ProseTable({ caption, total = false, children }: ProseTableProps) {
  return (
    <figure className={styles.root} data-total={total || undefined}>
      <figcaption>{unbroken(caption)}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard */}
      <section className={layout.card} aria-label={caption} tabIndex={0}>
        {children}
      </section>
    </figure>
  );
}

export interface ProseCellProps {
  /** Markdown aligns a column by a `style` attribute, which no page has. */
  style?: unknown;
  children?: ReactNode;
}

export interface ProseHeaderCellProps extends ProseCellProps {
  /** What it names: its column, or its row (`rehypeRowHeaders`). */
  scope?: 'col' | 'row';
}

const isNumeric = (style: unknown) => JSON.stringify(style ?? '').includes('right') || undefined;

export function ProseHeaderCell({ scope = 'col', style, children }: ProseHeaderCellProps) {
  return (
    <th scope={scope} data-numeric={isNumeric(style)}>
      {children}
    </th>
  );
}

export function ProseDataCell({ style, children }: ProseCellProps) {
  return <td data-numeric={isNumeric(style)}>{children}</td>;
}
