import type { ReactNode } from 'react';
import type { ProductId } from '#products/registry.ts';
import styles from './ProductHero.module.css';
import { Cloth } from './ui/Cloth.tsx';

export interface ProductHeroProps {
  product: ProductId;
  eyebrow: string;
  title: string;
  lede: string;
  /** What the product asks for, in a line, under the buttons. */
  price: string;
  /** An object of the trade that works under the thumb; its cloth stays behind it. */
  object?: ReactNode;
  /** Buttons: `primary`, then `inverse-outline`. */
  children: ReactNode;
}

/** Opens a product's overview: its promise, the thing at work on its cloth, the trial. */
export function ProductHero(props: ProductHeroProps) {
  const { product, eyebrow, title, lede, price, object, children } = props;
  return (
    <header className={styles.root}>
      <div className={styles.title}>
        <p>{eyebrow}</p>
        <h1>{title}</h1>
      </div>
      <p className={styles.lede}>{lede}</p>
      <div className={styles.object}>
        <Cloth name={product} use="panel" />
        {object}
      </div>
      <div className={styles.actions}>
        {children}
        <p>{price}</p>
      </div>
    </header>
  );
}
