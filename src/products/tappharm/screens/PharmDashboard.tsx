import { BarChart } from '#components/screen/BarChart.tsx';
import { type ScreenRow, ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import type { PharmDashboardData } from '../schemas/screens/dashboard.ts';
import styles from './PharmDashboard.module.css';
import { count, PharmTiles, sharedPayers } from './PharmTiles.tsx';

export interface PharmDashboardProps {
  data: PharmDashboardData;
  /** Prefix of the ids in the screen, unique on the page. */
  id?: string;
}

/** The end of a pharmacist's day: sales, who pays which part, what is owed, what runs short. */
export function PharmDashboard({ data, id = 'tappharm-dashboard' }: PharmDashboardProps) {
  const { menu, hours, credit, stock, words } = data;
  const busiest = hours.slots.reduce((top, slot) => (slot.sales > top.sales ? slot : top));
  return (
    <ScreenWindow
      name={data.name}
      summary={data.summary}
      menu={menu}
      active={menu[0] ?? ''}
      title={data.title}
      note={data.note}
      example={data.example}
    >
      <PharmTiles data={data} />
      <div className={styles.columns}>
        <ScreenRows
          title={words.payers}
          rows={sharedPayers(data).map((payer) => ({
            name: payer.name,
            detail: `${count(payer.files, words.files)} ${words.at} ${payer.rate}${NBSP}%`,
            value: formatNumber(payer.payer),
          }))}
        />
        <BarChart
          id={`${id}-hours`}
          title={hours.title}
          highlight={busiest.label}
          bars={hours.slots.map((slot) => ({
            label: slot.label,
            value: slot.sales,
            text: count(slot.sales, words.tickets),
          }))}
        />
        <ScreenRows
          title={stock.title}
          rows={stock.products.map((product) => productRow(product, words))}
        />
        <ScreenRows
          title={credit.title}
          rows={credit.accounts.map((account) => ({
            name: account.name,
            detail: `${words.since} ${count(account.since, words.days)}`,
            value: formatNumber(account.amount),
          }))}
        />
      </div>
    </ScreenWindow>
  );
}

function productRow(
  product: PharmDashboardData['stock']['products'][number],
  words: PharmDashboardData['words'],
): ScreenRow {
  const row = { name: product.name, value: formatNumber(product.left) };
  if (product.why === 'expiry') {
    return {
      ...row,
      detail: `${words.lot}${NBSP}${product.lot}`,
      badge: { text: `${words.expires}${NBSP}${product.expires}`, tone: 'warn' },
    };
  }
  return {
    ...row,
    detail: `${words.threshold}${NBSP}${product.threshold}`,
    badge:
      product.left === 0 ? { text: words.out, tone: 'alert' } : { text: words.low, tone: 'warn' },
  };
}
