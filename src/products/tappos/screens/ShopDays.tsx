import parts from '#components/screen/parts.module.css';
import { formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import { heat, shopTotals } from '../rules/analytics.ts';
import type { PosAnalyticsData } from '../schemas/screens/analytics.ts';
import styles from './ShopDays.module.css';

export interface ShopDaysProps {
  data: Pick<PosAnalyticsData, 'shops' | 'week' | 'words'>;
}

const sum = (amounts: readonly number[]) => sumOf(amounts, (amount) => amount);

/** A week of sales, days by shops; the higher, the stronger the colour. */
export function ShopDays({ data: { shops, week, words } }: ShopDaysProps) {
  const best = Math.max(...week.days.flatMap(({ sales }) => sales));
  const totals = shopTotals(week.days);
  const day = (label: string, total: number) => (
    <th scope="row">
      {label}
      <small>{formatNumber(total)}</small>
    </th>
  );
  return (
    <table className={`${parts.named} ${styles.root}`}>
      <caption>{week.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          {shops.map((shop) => (
            <th key={shop} scope="col">
              {shop}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {week.days.map(({ label, sales }) => (
          <tr key={label}>
            {day(label, sum(sales))}
            {sales.map((amount, shop) => (
              <td key={shops[shop]} data-heat={heat(amount, best)}>
                {formatNumber(amount)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          {day(words.total, sum(totals))}
          {totals.map((total, shop) => (
            <td key={shops[shop]}>{formatNumber(total)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
