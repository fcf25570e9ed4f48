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
  /** Buttons: `primary`, then `inverse-outline`. */
  children: ReactNode;
}

/**
 * The top of a product's overview: its promise, an object to try, the trial. A phone shows them in
 * this order; its first screen has the trial in the bar, and the buttons come after it.
 */
export function ProductHero(props: ProductHeroProps) {
  const { product, eyebrow, title, lede, price, object, children } = props;
  return (
    <header className={styles.root}>
      <div className={styles.title}>
        <p>{eyebrow}</p>
        <h1>{title}</h1>
      </div>
      <p className={styles.lede}>{lede}</p>
      <div className={styles.price}>{price}</div>
      <div className={styles.object}>
        <Cloth name={product} use="panel" />
        {object}
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
