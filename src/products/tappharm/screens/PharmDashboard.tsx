import { BarChart } from '#components/screen/BarChart.tsx';
import parts from '#components/screen/parts.module.css';
import { type ScreenRow, ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenTiles } from '#components/screen/ScreenTiles.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { fill, formatNumber, formatRate } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { sumOf } from '#lib/sum.ts';
import { balanceOf } from '../rules/ageing.ts';
import { shareOf } from '../rules/co-payment.ts';
import { type StockLine, toWatch } from '../rules/stock.ts';
import type { PharmCreditData } from '../schemas/screens/credit.ts';
import type { PharmDashboardData } from '../schemas/screens/dashboard.ts';
import type { PharmInventoryData } from '../schemas/screens/inventory.ts';
import { printMonth } from './print-month.ts';

export interface PharmDashboardProps {
  data: PharmDashboardData;
  /** The screens that say who owes what, and what is in stock. */
  credit: PharmCreditData;
  inventory: PharmInventoryData;
}

/** The end of a pharmacist's day: sales, who pays which part, what is owed, what runs short. */
export function PharmDashboard({ data, credit, inventory }: PharmDashboardProps) {
  const { hours, words } = data;
  const busiest = hours.slots.reduce((top, slot) => (slot.sales > top.sales ? slot : top));
  return (
    <ScreenWindow {...data}>
      <PharmTiles data={data} credit={credit} />
      <div className={parts.columns}>
        <ScreenRows
          title={words.payers}
          rows={sharedPayers(data).map((payer) => ({
            name: payer.name,
            detail: fill(words.filesAt, {
              files: count(payer.files, words.files),
              rate: formatRate(payer.rate),
            }),
            value: formatNumber(payer.payer),
          }))}
        />
        <BarChart
          id="tappharm-dashboard-hours"
          title={hours.title}
          highlight={busiest.label}
          bars={hours.slots.map((slot) => ({
            label: slot.label,
            value: slot.sales,
            text: count(slot.sales, words.tickets),
          }))}
        />
        <ScreenRows
          title={words.watch}
          rows={toWatch(inventory).map((line) => productRow(line, words))}
        />
        <div data-rest="">
          <ScreenRows
            title={words.credit}
            rows={credit.accounts.map((account) => {
              const { name, due, oldest } = balanceOf(account, credit.today);
              return {
                name,
                detail: words.since.replace('#', () => count(oldest, words.days)),
                value: formatNumber(due),
              };
            })}
          />
        </div>
      </div>
    </ScreenWindow>
  );
}

/** A product to watch, with the reason. */
function productRow(line: StockLine, words: PharmDashboardData['words']): ScreenRow {
  const row = { name: line.name, value: formatNumber(line.quantity) };
  const [first] = line.lots;
  if (line.state === 'expiring') {
    const expires = `${words.expires}${NBSP}${printMonth(first?.expires)}`;
    return {
      ...row,
      detail: `${words.lot}${NBSP}${first?.number}`,
      badge: { text: expires, tone: 'warn' },
    };
  }
  return {
    ...row,
    detail: `${words.threshold}${NBSP}${line.threshold}`,
    badge:
      line.state === 'out' ? { text: words.out, tone: 'alert' } : { text: words.low, tone: 'warn' },
  };
}

/** « 148 ventes ». */
function count(value: number, unit: string): string {
  return `${formatNumber(value)}${NBSP}${unit}`;
}

/** The payers of the day, each with its share and the patients'. */
const sharedPayers = ({ payers }: PharmDashboardData) =>
  payers.map((payer) => ({ ...payer, ...shareOf(payer.total, payer.rate) }));

function PharmTiles({ data, credit }: { data: PharmDashboardData; credit: PharmCreditData }) {
  const { hours, words } = data;
  const payers = sharedPayers(data);
  const sales = data.simpleSales + sumOf(payers, (payer) => payer.total);
  const tickets = sumOf(hours.slots, (slot) => slot.sales);
  const files = sumOf(payers, (payer) => payer.files);
  const payerPart = sumOf(payers, (payer) => payer.payer);
  const owed = sumOf(credit.accounts, (account) => balanceOf(account, credit.today).due);
  return (
    <ScreenTiles
      tiles={[
        {
          label: words.sales,
          value: formatNumber(sales),
          note: count(tickets, words.tickets),
          counts: true,
        },
        { label: words.payer, value: formatNumber(payerPart), note: count(files, words.files) },
        {
          label: words.customer,
          value: formatNumber(sumOf(payers, (payer) => payer.copay)),
          note: words.paid,
        },
        {
          label: words.credit,
          value: formatNumber(owed),
          note: count(credit.accounts.length, words.accounts),
        },
      ]}
    />
  );
}
