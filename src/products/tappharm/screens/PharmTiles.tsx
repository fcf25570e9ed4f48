import { ScreenTiles } from '#components/screen/ScreenTiles.tsx';
import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { sumOf } from '#lib/sum.ts';
import { balanceOf } from '../rules/ageing.ts';
import { shareOf } from '../rules/co-payment.ts';
import type { PharmCreditData } from '../schemas/screens/credit.ts';
import type { PharmDashboardData } from '../schemas/screens/dashboard.ts';

export interface PharmTilesProps {
  data: PharmDashboardData;
  credit: PharmCreditData;
}

/** « 148 ventes ». */
export function count(value: number, unit: string): string {
  return `${formatNumber(value)}${NBSP}${unit}`;
}

/** The payers of the day, each with its share and the patients'. */
export const sharedPayers = ({ payers }: PharmDashboardData) =>
  payers.map((payer) => ({ ...payer, ...shareOf(payer.total, payer.rate) }));

/** The key figures of a pharmacist's day. */
export function PharmTiles({ data, credit }: PharmTilesProps) {
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
        { label: words.sales, value: formatNumber(sales), note: count(tickets, words.tickets) },
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
