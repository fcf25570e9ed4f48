import { ScreenTable } from '#components/screen/ScreenTable.tsx';
import { formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import { stockCount } from '../rules/stock.ts';
import type { PosInventoryData } from '../schemas/screens/inventory.ts';

export interface StockCountProps {
  data: Pick<PosInventoryData, 'count' | 'articles' | 'words'>;
}

/** A stock count: expected and found quantities, and the value of the difference. */
export function StockCount({ data: { count, articles, words } }: StockCountProps) {
  const lines = stockCount(count.lines, articles);
  return (
    <ScreenTable
      titled
      caption={`${count.title}, ${count.shop}`}
      columns={[
        { label: words.article },
        { label: words.expected, numeric: true },
        { label: words.counted, numeric: true },
        { label: words.gap, numeric: true },
        { label: words.shrinkage, numeric: true, beside: true },
      ]}
      rows={lines.map(({ name, reason, expected, counted, gap, shrinkage }) => ({
        name,
        detail: reason,
        cells: [expected, counted, formatNumber(gap), formatNumber(shrinkage)],
      }))}
      total={{
        name: words.total,
        cells: ['', '', '', formatNumber(sumOf(lines, ({ shrinkage }) => shrinkage))],
      }}
    />
  );
}
