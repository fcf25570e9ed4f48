import { BarChart } from '#components/screen/BarChart.tsx';
import parts from '#components/screen/parts.module.css';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenTiles } from '#components/screen/ScreenTiles.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import { stockState } from '../rules/stock.ts';
import { averageBasket, shopSales } from '../rules/totals.ts';
import type { PosDashboardData } from '../schemas/screens/dashboard.ts';

/** A shop keeper's evening: the sales of three shops, by means of payment, and what runs short. */
export function PosDashboard({ data }: { data: PosDashboardData }) {
  const { shops, week, stock, words } = data;
  const sales = sumOf(shops, shopSales);
  const days = [...week.days, { label: week.today, sales }];
  const tickets = sumOf(shops, (shop) => shop.tickets);
  return (
    <ScreenWindow {...data}>
      <PosTiles data={data} />
      <BarChart
        id="tappos-dashboard-week"
        title={week.title}
        bars={days.map((day) => ({
          label: day.label,
          value: day.sales,
          text: formatMoney(day.sales),
        }))}
      />
      <div className={parts.columns}>
        <ScreenRows
          title={words.shops}
          rows={shops.map((shop) => ({
            name: shop.name,
            detail: `${formatNumber(shop.tickets)} ${words.tickets}`,
            value: formatNumber(shopSales(shop)),
          }))}
          total={{
            name: words.total,
            detail: `${words.basket} ${formatNumber(averageBasket(sales, tickets))}`,
            value: formatNumber(sales),
          }}
        />
        <ScreenRows
          title={stock.title}
          rows={stock.articles.map((article) => ({
            name: article.name,
            detail: `${article.shop}, ${words.threshold} ${article.threshold}`,
            value: formatNumber(article.left),
            badge:
              stockState(article) === 'out'
                ? { text: words.out, tone: 'alert' }
                : { text: words.low, tone: 'warn' },
          }))}
        />
      </div>
    </ScreenWindow>
  );
}

function PosTiles({ data }: { data: PosDashboardData }) {
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
          counts: true,
        },
        { label: words.cash, value: formatNumber(sumOf(shops, (shop) => shop.cash)) },
        { label: words.mobile, value: formatNumber(sumOf(shops, (shop) => shop.mobile)) },
        { label: words.credit, value: formatNumber(sumOf(shops, (shop) => shop.credit)) },
      ]}
    />
  );
}
