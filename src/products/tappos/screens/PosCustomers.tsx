import { ScreenTable } from '#components/screen/ScreenTable.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import text from '#components/ui/layout.module.css';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { sumOf } from '#lib/sum.ts';
import { creditNotebook, type Purchase } from '../rules/customer-account.ts';
import { subtotalOf } from '../rules/sale.ts';
import type { PosCustomersData } from '../schemas/screens/customers.ts';
import { LoyaltyCard } from './LoyaltyCard.tsx';
import styles from './PosCustomers.module.css';
import { printItems } from './print-items.ts';

export interface PosCustomersProps {
  data: PosCustomersData;
}

/** Regular customers, and the file of one: purchases, loyalty account, credit notebook. */
export function PosCustomers({ data }: PosCustomersProps) {
  const { file, regulars, words } = data;
  const open = {
    name: file.name,
    visits: file.purchases.length,
    spent: spentOn(file.purchases),
    due: creditNotebook(file.purchases, file.payments).at(-1)?.due ?? 0,
  };
  const all = [open, ...regulars];
  return (
    <ScreenWindow {...data}>
      <Stack gap={5} className={styles.root}>
        <ScreenTable
          caption={words.regulars}
          columns={[{ label: words.regulars }, { label: words.due, numeric: true, beside: true }]}
          rows={all.map(({ name, visits, spent, due }) => ({
            name,
            detail: `${visits} ${words.visits}, ${formatNumber(spent)}`,
            cells: [due > 0 ? formatNumber(due) : <Badge text={words.settled} tone="ok" />],
            marked: name === open.name,
          }))}
          total={{ name: words.allDue, cells: [formatNumber(sumOf(all, ({ due }) => due))] }}
        />
        <Stack gap={5} data-context="">
          <Cluster className={styles.top}>
            <div>
              <p className={text.display4}>{open.name}</p>
              <p className={text.note}>{file.since}</p>
            </div>
            <p className={styles.due}>
              {words.due} <b data-counts="">{formatNumber(open.due)}</b>
            </p>
          </Cluster>
          <Stack gap={5} className={styles.accounts}>
            <LoyaltyCard {...file.loyalty} month={open.spent} words={words} />
            <Notebook data={data} />
          </Stack>
          <div data-rest="">
            <Purchases data={data} />
          </div>
        </Stack>
      </Stack>
    </ScreenWindow>
  );
}

const spentOn = (purchases: readonly Purchase[]) =>
  sumOf(purchases, ({ items }) => subtotalOf(items));

function Notebook({ data: { file, month, words } }: PosCustomersProps) {
  return (
    <ScreenTable
      titled
      caption={words.notebook}
      columns={[
        { label: words.date },
        { label: words.amount, numeric: true, beside: true },
        { label: words.due, numeric: true },
      ]}
      rows={creditNotebook(file.purchases, file.payments).map(({ day, amount, due, purchase }) => ({
        name: `${day}${NBSP}${month}`,
        detail: purchase ? printItems(purchase.items) : words.payment,
        cells: [formatNumber(amount), formatNumber(due)],
      }))}
    />
  );
}

function Purchases({ data: { file, month, words } }: PosCustomersProps) {
  return (
    <ScreenTable
      titled
      caption={words.purchases}
      columns={[
        { label: words.date },
        { label: words.paidBy },
        { label: words.amount, numeric: true, beside: true },
      ]}
      rows={file.purchases.map((purchase) => ({
        name: `${purchase.day}${NBSP}${month}`,
        detail: printItems(purchase.items),
        cells: [words[purchase.payment], formatNumber(subtotalOf(purchase.items))],
      }))}
      total={{ name: words.total, cells: ['', formatNumber(spentOn(file.purchases))] }}
    />
  );
}
