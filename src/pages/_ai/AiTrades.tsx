import { Tabs } from '../../components/ui/Tabs.tsx';
import { type ProductId, productIds } from '../../routes.ts';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { Product } from '../../schemas/product.ts';
import { AiTrade } from './AiTrade.tsx';
import styles from './AiTrades.module.css';

export interface AiTradesProps {
  content: Pick<PageOf<'ai'>, 'tabsLabel' | 'prepares' | 'decides' | 'tabs'>;
  products: Readonly<Record<ProductId, Product>>;
}

/** Pharmacy, retail, school: one tab each, in the order of the products. */
export function AiTrades({ content, products }: AiTradesProps) {
  const { tabsLabel, tabs, ...words } = content;
  return (
    <div className={styles.root}>
      <Tabs
        id="metier"
        label={tabsLabel}
        parameter="onglet"
        tabs={productIds.map((product) => ({
          id: tabs[product].slug,
          label: tabs[product].label,
          panel: (
            <AiTrade
              product={product}
              audience={products[product].audience}
              content={tabs[product]}
              words={words}
            />
          ),
        }))}
      />
    </div>
  );
}
