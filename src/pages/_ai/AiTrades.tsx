import type { ReactNode } from 'react';
import { ScreenLink } from '#components/ScreenLink.tsx';
import type { Trial } from '#components/TrialLink.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { tabAnchors, tabQueries } from '#i18n/addresses.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Product } from '#schemas/product.ts';
import { AiTrade, type AiTradeProps } from './AiTrade.tsx';

export interface AiTradesProps {
  content: Pick<PageOf<'ai'>, 'tabsLabel' | 'open'> & AiTradeProps['words'];
  products: Readonly<Record<ProductId, Product>>;
  trial: Trial;
  question: AiTradeProps['question'];
  /** The drawn screen of the first tab. */
  first: ReactNode;
  /** For the other tabs: the tab on the page of screens to fetch the screen from, and its name. */
  screens: Readonly<Record<ProductId, { tab: string; name: string }>>;
}

export function AiTrades({ content, products, trial, question, first, screens }: AiTradesProps) {
  const { tabsLabel, open, ...words } = content;
  return (
    <Tabs
      id={tabAnchors.trade}
      label={tabsLabel}
      parameter={tabQueries.trade}
      tabs={productIds.map((product, index) => ({
        id: products[product].ai.slug,
        label: products[product].ai.label,
        panel: (
          <AiTrade
            id={product}
            product={products[product]}
            words={words}
            trial={trial}
            question={question}
            screen={
              index === 0 ? (
                first
              ) : (
                <ScreenLink
                  galleryHref={screensPath(product)}
                  screen={screens[product].tab}
                  open={open}
                  name={screens[product].name}
                  alone
                />
              )
            }
          />
        ),
      }))}
    />
  );
}
