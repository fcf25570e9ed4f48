import { ScreenLink } from '../../components/ScreenLink.tsx';
import { PharmInventory } from '../../components/screens/tappharm/PharmInventory.tsx';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { type ProductId, productIds, screensPath } from '../../routes.ts';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { Product } from '../../schemas/product.ts';
import type { ScreenOf } from '../../schemas/screens/index.ts';
import { AiTrade } from './AiTrade.tsx';
import styles from './AiTrades.module.css';

export interface AiTradesProps {
  content: Pick<PageOf<'ai'>, 'tabsLabel' | 'prepares' | 'decides' | 'basis' | 'open' | 'tabs'>;
  products: Readonly<Record<ProductId, Product>>;
  /** One per tab: what its assistant reads. The first is drawn here, the others are brought. */
  screens: {
    inventory: ScreenOf<'pharm-inventory'>;
    analytics: ScreenOf<'pos-analytics'>;
    grades: ScreenOf<'school-grades'>;
  };
}

/** Pharmacy, retail, school: one tab each, in the order of the products. */
export function AiTrades({ content, products, screens }: AiTradesProps) {
  const { tabsLabel, tabs, open, ...words } = content;
  const screenOf = {
    tappharm: <PharmInventory data={screens.inventory} />,
    tappos: (
      <ScreenLink
        galleryHref={screensPath('tappos')}
        screen="analyses"
        open={open}
        name={screens.analytics.active}
      />
    ),
    tapschool: (
      <ScreenLink
        galleryHref={screensPath('tapschool')}
        screen="notes"
        open={open}
        name={screens.grades.active}
      />
    ),
  };
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
              screen={screenOf[product]}
            />
          ),
        }))}
      />
    </div>
  );
}
