import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenTable } from '#components/screen/ScreenTable.tsx';
import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { sumOf } from '#lib/sum.ts';
import { type ClaimShares, claimOf } from '../rules/co-payment.ts';
import type { PharmCoPaymentData } from '../schemas/screens/co-payment.ts';
import styles from './PharmCoPayment.module.css';

export interface PharmStatementsProps {
  data: PharmCoPaymentData;
  /** The sale at the counter, which is the last line of its payer's statement. */
  sale: ClaimShares;
}

/** The statements of the month, one per payer, then the lines of one of them. */
export function PharmStatements({ data, sale }: PharmStatementsProps) {
  const { statement, others, rate, ceiling = null, words } = data;
  const { carried } = statement;
  const files = [
    {
      insured: words.carried,
      beneficiary: printCount(carried.files, words),
      ...shared(carried.total, rate),
    },
    ...statement.files.map((file) => ({ ...file, ...shared(file.total, rate, ceiling) })),
    { ...data.sale, total: sale.amount, payer: sale.payer },
  ];
  const claimed = sumOf(files, ({ payer }) => payer);
  const payers = [
    { name: data.payer, files: carried.files + files.length - 1, payer: claimed },
    ...others.map((other) => ({ ...other, ...shared(other.total, other.rate) })),
  ];
  return (
    <div className={styles.statements} data-rest="">
      <ScreenRows
        title={words.statements}
        rows={payers.map((each) => ({
          name: each.name,
          detail: printCount(each.files, words),
          value: formatNumber(each.payer),
        }))}
        total={{ name: words.claim, value: formatNumber(sumOf(payers, ({ payer }) => payer)) }}
      />
      <ScreenTable
        caption={statement.title}
        titled
        columns={[
          { label: words.patient },
          { label: words.file, numeric: true },
          { label: words.prescription, numeric: true },
          { label: words.payerPart, numeric: true, beside: true },
        ]}
        rows={files.map((file, index) => ({
          name: file.insured,
          detail: file.beneficiary,
          marked: index === files.length - 1,
          cells: [
            index > 0 && formatNumber(carried.files + index),
            formatNumber(file.total),
            formatNumber(file.payer),
          ],
        }))}
        total={{
          name: words.claim,
          cells: ['', formatNumber(sumOf(files, ({ total }) => total)), formatNumber(claimed)],
        }}
      />
    </div>
  );
}

/** Several prescriptions entered as one amount are shared as one amount, without a ceiling. */
const shared = (total: number, rate: number, ceiling: number | null = null) => ({
  total,
  payer: claimOf([{ amount: total }], { rate, ceiling }).total.payer,
});

function printCount(files: number, words: PharmCoPaymentData['words']): string {
  return `${formatNumber(files)}${NBSP}${words.files}`;
}
