import type { ReactNode } from 'react';
import type { ProductId } from '#products/registry.ts';
import styles from './ProductHero.module.css';
import { Cloth } from './ui/Cloth.tsx';

export interface ProductHeroProps {
  product: ProductId;
  eyebrow: string;
  title: string;
  lede: string;
  /** Buttons: `primary`, then `inverse-outline`. */
  children: ReactNode;
}

/** Opens a product's overview: its own dark ground, and a length of its cloth. */
export function ProductHero({ product, eyebrow, title, lede, children }: ProductHeroProps) {
  return (
    <header className={styles.root}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1>{title}</h1>
          <p className={styles.lede}>{lede}</p>
          <div className={styles.actions}>{children}</div>
        </div>
      </div>
      <div className={styles.cloth}>
        <Cloth name={product} use="panel" />
      </div>
    </header>
  );
}
