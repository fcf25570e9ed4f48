import type { ReactNode } from 'react';
import type { ProductId } from '#products/registry.ts';
import styles from './ProductHero.module.css';
import { Cloth } from './ui/Cloth.tsx';

export interface ProductHeroProps {
  product: ProductId;
  eyebrow: string;
  title: string;
  lede: string;
  price: string;
  object?: ReactNode;
  /** What starting costs, and what that covers. */
  start: string;
  covers: string | undefined;
  /** Buttons: `primary`, then `inverse-outline`. */
  children: ReactNode;
}

/**
 * The top of a product's overview: its promise, its price, the trial, an object to try, what
 * starting costs. A phone shows them in this order, all but the last in one screen.
 */
export function ProductHero(props: ProductHeroProps) {
  const { product, eyebrow, title, lede, price, object, start, covers, children } = props;
  return (
    <header className={styles.root}>
      <div className={styles.title}>
        <p>{eyebrow}</p>
        <h1>{title}</h1>
      </div>
      <p className={styles.lede}>{lede}</p>
      <div className={styles.price}>{price}</div>
      <div className={styles.actions}>{children}</div>
      <div className={styles.object}>
        <Cloth name={product} use="ground" />
        {object}
      </div>
      <div className={styles.start}>
        <strong>{start}</strong> {covers}
      </div>
    </header>
  );
}
