import type { ReactNode } from 'react';
import { type Trial, TrialLink } from '#components/TrialLink.tsx';
import { CheckList } from '#components/ui/CheckList.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import text from '#components/ui/layout.module.css';
import { Cluster, Panel, Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import type { Product } from '#schemas/product.ts';
import styles from './HomeProducts.module.css';

export interface HomeProductsProps {
  title: string;
  products: Readonly<Record<ProductId, Product>>;
  trial: Trial;
  screens: Readonly<Record<ProductId, ReactNode>>;
}

export function HomeProducts({ title, products, screens, trial }: HomeProductsProps) {
  return (
    <Stack gap={5}>
      <h2 id={anchors.products} className={text.display1}>
        {title}
      </h2>
      {productIds.map((id) => {
        const { name, home, price } = products[id];
        const { lede, points, action } = home;
        return (
          <Panel
            key={id}
            as="article"
            aria-label={name}
            tone="tint"
            className={styles.panel}
            data-product={id}
          >
            <Stack className={styles.words}>
              <h3 className={text.display2}>{name}</h3>
              <p>{lede}</p>
              <CheckList items={points} />
              <Cluster gap={4} className={styles.actions}>
                <p>{price}</p>
                <TrialLink trial={trial} product={id} name={name} button={{}} />
                <a href={productPath(id, 'overview')}>{action}</a>
              </Cluster>
            </Stack>
            <div className={styles.seam}>
              <Cloth name={id} use="edge" />
            </div>
            <div className={`${text.shot} ${styles.screen}`}>{screens[id]}</div>
          </Panel>
        );
      })}
    </Stack>
  );
}
