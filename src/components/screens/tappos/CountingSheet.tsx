import { formatNumber } from '../../../lib/money.ts';
import { sumOf } from '../../../lib/sum.ts';
import type { PosInventoryData } from '../../../schemas/screens/pos-inventory.ts';
import { ScreenTable } from '../ScreenTable.tsx';
import { countingSheet } from './stock.ts';

export interface CountingSheetProps {
  data: Pick<PosInventoryData, 'sheet' | 'products' | 'words'>;
}

/** A shelf counted: what was expected, what was found, what the gap costs. */
export function CountingSheet({ data: { sheet, products, words } }: CountingSheetProps) {
  const lines = countingSheet(sheet.lines, products);
  return (
    <ScreenTable
      titled
      caption={`${sheet.title}, ${sheet.shop}`}
      columns={[
        { label: words.product },
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
