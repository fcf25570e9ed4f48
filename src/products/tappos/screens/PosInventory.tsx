import parts from '#components/screen/parts.module.css';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenTable } from '#components/screen/ScreenTable.tsx';
import { ScreenToolbar } from '#components/screen/ScreenToolbar.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { sumOf } from '#lib/sum.ts';
import { stockState, stockValue, unitsLeft, worstState } from '../rules/stock.ts';
import type { PosInventoryData } from '../schemas/screens/inventory.ts';
import styles from './PosInventory.module.css';
import { StockCount } from './StockCount.tsx';

const tones = { fine: 'ok', low: 'warn', out: 'alert' } as const;

/** The stock of every shop, a stock count, and transfers between shops. */
export function PosInventory({ data }: { data: PosInventoryData }) {
  const { shops, articles, transfers, words } = data;
  const states = articles.map(({ stock }) => worstState(stock));
  const inState = (state: string) => states.filter((other) => other === state).length;
  return (
    <ScreenWindow {...data}>
      <ScreenToolbar
        search={words.search}
        filters={[
          { label: words.all, count: articles.length },
          { label: words.low, count: inState('low') },
          { label: words.out, count: inState('out') },
        ]}
      />
      <ScreenTable
        caption={words.stock}
        columns={[
          { label: words.article },
          ...shops.map((label) => ({ label, numeric: true })),
          { label: words.quantity, numeric: true, rest: true },
          { label: words.value, numeric: true, rest: true },
          { label: words.state, beside: true },
        ]}
        rows={articles.map((article, index) => {
          const state = states[index] ?? 'fine';
          return {
            name: article.name,
            detail: `${words.cost} ${formatNumber(article.cost)}`,
            cells: [
              ...article.stock.map((shop) => (
                <span className={styles.stock} data-state={stockState(shop)}>
                  {shop.left}
                  <small>{`${words.threshold} ${shop.threshold}`}</small>
                </span>
              )),
              formatNumber(unitsLeft(article)),
              formatNumber(stockValue(article)),
              <Badge text={words[state]} tone={tones[state]} />,
            ],
          };
        })}
        total={{
          name: words.total,
          cells: [...shops.map(() => ''), '', formatNumber(sumOf(articles, stockValue))],
        }}
      />
      <div className={parts.columns} data-rest="">
        <StockCount data={data} />
        <ScreenRows
          title={transfers.title}
          rows={transfers.slips.map(({ number, from, to, article, quantity, received }) => ({
            name: `${from} ${words.to} ${to}`,
            detail: `${words.slip}${NBSP}${number}, ${article}${NBSP}×${NBSP}${quantity}`,
            badge: received
              ? { text: `${words.received} ${received}`, tone: 'ok' }
              : { text: words.onTheWay, tone: 'warn' },
          }))}
        />
      </div>
    </ScreenWindow>
  );
}
