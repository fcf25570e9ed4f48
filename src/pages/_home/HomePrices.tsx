import { type Trial, TrialLink } from '#components/TrialLink.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { type ProductId, productIds } from '#products/registry.ts';
import type { Product } from '#schemas/product.ts';
import styles from './HomePrices.module.css';

export interface HomePricesProps {
  products: Readonly<Record<ProductId, Product>>;
  trial: Trial;
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
          <TrialLink trial={trial} product={id} name={products[id].name} />
        </li>
      ))}
    </ul>
  );
}
