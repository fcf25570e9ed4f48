import { ScreenTiles } from '#components/screen/ScreenTiles.tsx';
import { formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import { shopSales } from '../rules/totals.ts';
import type { PosDashboardData } from '../schemas/screens/dashboard.ts';

/** The day's sales of three shops, and how they were paid. */
export function PosTiles({ data }: { data: PosDashboardData }) {
  const { shops, words } = data;
  const sales = sumOf(shops, shopSales);
  const tickets = sumOf(shops, (shop) => shop.tickets);
  return (
    <ScreenTiles
      tiles={[
        {
          label: words.sales,
          value: formatNumber(sales),
          note: `${formatNumber(tickets)} ${words.tickets}`,
        },
        { label: words.cash, value: formatNumber(sumOf(shops, (shop) => shop.cash)) },
        { label: words.mobile, value: formatNumber(sumOf(shops, (shop) => shop.mobile)) },
        { label: words.credit, value: formatNumber(sumOf(shops, (shop) => shop.credit)) },
      ]}
    />
  );
}
