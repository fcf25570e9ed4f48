import type { ReactNode } from 'react';
import type { ProductId } from '#products/registry.ts';
import styles from './ExtractCard.module.css';

export interface ExtractCardProps {
  product: ProductId;
  /** Where the extract is cut from. */
  title?: string;
  note?: string;
  children: ReactNode;
}

/** A card cut out of a product's screen. */
export function ExtractCard({ product, title, note, children }: ExtractCardProps) {
  return (
    <div className={styles.root} data-product={product} data-extract="">
      {title && (
        <p className={styles.top}>
          <i aria-hidden="true" />
          <strong>{title}</strong>
          <span>{note}</span>
        </p>
      )}
      {children}
    </div>
  );
}
