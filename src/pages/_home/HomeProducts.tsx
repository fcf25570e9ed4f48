import { type Trial, TrialLink } from '#components/TrialLink.tsx';
import { CheckList } from '#components/ui/CheckList.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster, Panel, Stack } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { anchors } from '#i18n/addresses.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import type { Product } from '#schemas/product.ts';
import styles from './HomeProducts.module.css';

export interface HomeProductsProps {
  title: string;
  products: Readonly<Record<ProductId, Product>>;
  trial: Trial;
}

export function HomeProducts({ title: heading, products, trial }: HomeProductsProps) {
  return (
    <Stack gap={5}>
      <h2 id={anchors.products} className={layout.display1}>
        {heading}
      </h2>
      <div className={layout.full}>
        {productIds.map((id) => {
          const { name, home } = products[id];
          const { title, points, action } = home;
          return (
            <Panel
              key={id}
              as="article"
              aria-label={name}
              tone="tint"
              className={styles.panel}
              data-product={id}
            >
              <Cloth name={id} use="hem" />
              <h3 className={layout.display3}>{unbroken(title)}</h3>
              <CheckList items={points} />
              <Cluster gap={4} className={styles.actions}>
                <TrialLink trial={trial} product={id} name={name} button={{ tone: 'outline' }} />{' '}
                <a href={productPath(id, 'overview')}>{action}</a>
              </Cluster>
            </Panel>
          );
        })}
      </div>
    </Stack>
  );
}
