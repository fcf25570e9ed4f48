import { ScreenLink } from '#components/ScreenLink.tsx';
import { Screen } from '#components/screen/Screen.tsx';
import type { Trial } from '#components/TrialLink.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { tabAnchors, tabQueries } from '#i18n/addresses.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Product } from '#schemas/product.ts';
import type { ScreenData } from '#schemas/screens.ts';
import { AiTrade, type AiTradeProps } from './AiTrade.tsx';

export interface AiTradesProps {
  content: Pick<PageOf<'ai'>, 'tabsLabel' | 'open'> & AiTradeProps['words'];
  products: Readonly<Record<ProductId, Product>>;
  trial: Trial;
  question: AiTradeProps['question'];
  first: ScreenData;
  /** Who uses the software; for the other tabs: the tab of the screen to fetch, and its name. */
  overviews: Readonly<Record<ProductId, { users: string; tab: string; name: string }>>;
}

export function AiTrades(props: AiTradesProps) {
  const { content, products, trial, question, first, overviews } = props;
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
            users={overviews[product].users}
            words={words}
            trial={trial}
            question={question}
            screen={
              index === 0 ? (
                <Screen {...first} />
              ) : (
                <ScreenLink
                  product={product}
                  tab={overviews[product].tab}
                  open={open}
                  name={overviews[product].name}
                />
              )
            }
          />
        ),
      }))}
    />
  );
}
