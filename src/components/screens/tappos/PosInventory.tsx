import { formatNumber } from '../../../lib/money.ts';
import { sumOf } from '../../../lib/sum.ts';
import { NBSP } from '../../../lib/typography.ts';
import type { PosInventoryData } from '../../../schemas/screens/pos-inventory.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ScreenRows } from '../ScreenRows.tsx';
import { ScreenTable } from '../ScreenTable.tsx';
import { ScreenToolbar } from '../ScreenToolbar.tsx';
import { ScreenWindow } from '../ScreenWindow.tsx';
import { CountingSheet } from './CountingSheet.tsx';
import styles from './PosInventory.module.css';
import { stockState, stockValue, unitsLeft, worstState } from './stock.ts';

export interface PosInventoryProps {
  data: PosInventoryData;
}

const tones = { fine: 'ok', low: 'warn', out: 'alert' } as const;

/** The stock of every shop, a shelf counted, and what travels between shops. */
export function PosInventory({ data }: PosInventoryProps) {
  const { shops, products, transfers, words } = data;
  const states = products.map(({ stock }) => worstState(stock));
  const inState = (state: string) => states.filter((other) => other === state).length;
  return (
    <ScreenWindow {...data}>
      <ScreenToolbar
        search={words.search}
        filters={[
          { label: words.all, count: products.length },
          { label: words.low, count: inState('low') },
          { label: words.out, count: inState('out') },
        ]}
      />
      <ScreenTable
        caption={words.stock}
        columns={[
          { label: words.product },
          ...shops.map((label) => ({ label, numeric: true })),
          { label: words.quantity, numeric: true },
          { label: words.value, numeric: true },
          { label: words.state, beside: true },
        ]}
        rows={products.map((product, index) => {
          const state = states[index] ?? 'fine';
          return {
            name: product.name,
            detail: `${words.cost} ${formatNumber(product.cost)}`,
            cells: [
              ...product.stock.map((shop) => (
                <span className={styles.stock} data-state={stockState(shop)}>
                  {shop.left}
                  <small>{`${words.threshold} ${shop.threshold}`}</small>
                </span>
              )),
              formatNumber(unitsLeft(product)),
              formatNumber(stockValue(product)),
              <Badge text={words[state]} tone={tones[state]} />,
            ],
          };
        })}
        total={{
          name: words.total,
          cells: [...shops.map(() => ''), '', formatNumber(sumOf(products, stockValue))],
        }}
      />
      <div className={styles.columns}>
        <CountingSheet data={data} />
        <ScreenRows
          title={transfers.title}
          rows={transfers.slips.map(({ number, from, to, product, quantity, received }) => ({
            name: `${from} ${words.to} ${to}`,
            detail: `${words.slip}${NBSP}${number}, ${product}${NBSP}×${NBSP}${quantity}`,
            badge: received
              ? { text: `${words.received} ${received}`, tone: 'ok' }
              : { text: words.onTheWay, tone: 'warn' },
          }))}
        />
      </div>
    </ScreenWindow>
  );
}
