import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenTable } from '#components/screen/ScreenTable.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { ShareBar } from '#components/screen/ShareBar.tsx';
import { Stack } from '#components/ui/layout.tsx';
import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { sumOf } from '#lib/sum.ts';
import { type Balance, balanceOf, running } from '../rules/ageing.ts';
import type { PharmCreditData } from '../schemas/screens/credit.ts';
import styles from './PharmCredit.module.css';

/** Who owes how much, and since when; then one account, move by move. */
export function PharmCredit({ data }: { data: PharmCreditData }) {
  const { words } = data;
  const balances = data.accounts.map((account) => balanceOf(account, data.today));
  const open = balances.find(({ name }) => name === data.open);
  const ages = words.ages.map((label, index) => ({
    label,
    value: sumOf(balances, (balance) => balance.ages[index] ?? 0),
  }));
  const due = sumOf(balances, (balance) => balance.due);
  return (
    <ScreenWindow {...data}>
      <Stack gap={5} className={styles.head}>
        <p>
          {words.total}
          <strong data-counts="">{formatNumber(due)}</strong>
          {`${balances.length}${NBSP}${words.accounts}`}
        </p>
        <ShareBar parts={ages} />
      </Stack>
      <ScreenTable
        caption={words.caption}
        columns={[
          { label: words.customer },
          { label: words.taken, numeric: true, rest: true },
          { label: words.paid, numeric: true, rest: true },
          ...words.ages.map((label) => ({ label, numeric: true, rest: true })),
          { label: words.due, numeric: true, beside: true },
        ]}
        rows={balances.map((balance) => ({
          name: balance.name,
          detail: `${words.since} ${balance.oldest}${NBSP}${words.days}`,
          marked: balance === open,
          cells: [
            formatNumber(balance.taken),
            formatNumber(balance.paid),
            // Zeros are left out, so that late debts stand out.
            ...balance.ages.map((age) => age > 0 && formatNumber(age)),
            formatNumber(balance.due),
          ],
        }))}
        total={{
          name: words.sum,
          cells: [
            formatNumber(sumOf(balances, (balance) => balance.taken)),
            formatNumber(sumOf(balances, (balance) => balance.paid)),
            ...ages.map((age) => formatNumber(age.value)),
            formatNumber(due),
          ],
        }}
      />
      <Stack gap={5} className={styles.columns} data-rest="">
        {open && <Account balance={open} words={words} />}
        <Payments balances={balances} month={data.today.slice(0, 7)} words={words} />
      </Stack>
    </ScreenWindow>
  );
}

type Words = PharmCreditData['words'];

function Account({ balance: { name, moves }, words }: { balance: Balance; words: Words }) {
  const after = running(moves);
  return (
    <ScreenTable
      caption={name}
      titled
      columns={[
        { label: words.day },
        { label: words.taken, numeric: true },
        { label: words.paid, numeric: true },
        { label: words.balance, numeric: true, beside: true },
      ]}
      rows={moves.map(({ on, kind, amount }, index) => ({
        name: printDay(on),
        detail: words[kind],
        cells: [
          kind === 'purchase' && formatNumber(amount),
          kind === 'payment' && formatNumber(amount),
          formatNumber(after[index] ?? 0),
        ],
      }))}
    />
  );
}

/** Payments since the first of the month, latest first. */
function Payments(props: { balances: readonly Balance[]; month: string; words: Words }) {
  const received = props.balances
    .flatMap(({ name, moves }) => moves.map((move) => ({ ...move, name })))
    .filter(({ kind, on }) => kind === 'payment' && on.startsWith(props.month))
    .sort((a, b) => b.on.localeCompare(a.on));
  return (
    <ScreenRows
      title={props.words.payments}
      rows={received.map(({ name, on, amount }) => ({
        name,
        detail: printDay(on),
        value: formatNumber(amount),
      }))}
      total={{
        name: props.words.sum,
        value: formatNumber(sumOf(received, ({ amount }) => amount)),
      }}
    />
  );
}

/** 2026-11-09 becomes 09/11. */
const printDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;
