import { LineChart } from '#components/screen/LineChart.tsx';
import parts from '#components/screen/parts.module.css';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { fill, formatMillions, formatMoney, formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { sumOf } from '#lib/sum.ts';
import type { PosAnalyticsData } from '../schemas/screens/analytics.ts';
import { ArticleRanking } from './ArticleRanking.tsx';
import { ShopDays } from './ShopDays.tsx';

export function PosAnalytics({ data }: { data: PosAnalyticsData }) {
  const { months, sleeping, words } = data;
  return (
    <ScreenWindow {...data}>
      <div className={parts.columns}>
        <ShopDays data={data} />
        <ArticleRanking data={data} />
        <LineChart
          id="tappos-analytics-month"
          title={months.title}
          lines={[words.income, words.spending]}
          points={months.lines.map(({ label, income, spending }) => ({
            label,
            values: [income, spending],
            text: fill(words.month, {
              income: formatMoney(income),
              spending: formatMoney(spending),
            }),
            shown: formatMillions(income - spending, 1),
          }))}
          note={words.balance}
          tick={(value) => (value === 0 ? '0' : `${formatMillions(value)}${NBSP}${words.million}`)}
        />
        <ScreenRows
          title={sleeping.title}
          rows={sleeping.lines.map(({ name, shop, left, cost, days }) => ({
            name,
            detail: fill(words.unsold, { shop, days: formatNumber(days) }),
            value: `${left} × ${formatNumber(cost)}`,
          }))}
          total={{
            name: words.tiedUp,
            value: (
              <span data-counts="">
                {formatNumber(sumOf(sleeping.lines, ({ left, cost }) => left * cost))}
              </span>
            ),
          }}
        />
      </div>
    </ScreenWindow>
  );
}
