import { Cloth } from '#components/ui/Cloth.tsx';
import { type ProductId, productIds } from '#products/registry.ts';
import type { Product } from '#schemas/product.ts';
import styles from './HomePrices.module.css';

export interface HomePricesProps {
  products: Readonly<Record<ProductId, Product>>;
  /** The trial link of each product, and its label. */
  trial: { label: string; doors: Readonly<Record<ProductId, { register: string }>> };
}

/** The prices of each product on one line, and its trial. */
export function HomePrices({ products, trial }: HomePricesProps) {
  return (
    <ul className={styles.root}>
      {productIds.map((id) => (
        <li key={id}>
          <Cloth name={id} use="swatch" />
          <span>
            <strong>{products[id].name}</strong> {products[id].price}
          </span>
          <a href={trial.doors[id].register} rel="noopener">
            {trial.label}
            <span className="visually-hidden"> {products[id].name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
