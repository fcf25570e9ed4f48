import { formatNumber } from '../../../lib/money.ts';
import { sumOf } from '../../../lib/sum.ts';
import { type Cover, coverOf } from '../../../lib/third-party.ts';
import { NBSP } from '../../../lib/typography.ts';
import type { PharmThirdPartyData } from '../../../schemas/screens/pharm-third-party.ts';
import { FormRows } from '../FormRows.tsx';
import { ScreenRows } from '../ScreenRows.tsx';
import { ScreenTable } from '../ScreenTable.tsx';
import { ScreenWindow } from '../ScreenWindow.tsx';
import { ShareBar } from '../ShareBar.tsx';
import { coverLines } from './cover.ts';
import styles from './PharmThirdParty.module.css';

export interface PharmThirdPartyProps {
  data: PharmThirdPartyData;
}

/** A prescription, shared between the mutual and the patient; then the statement that it joins. */
export function PharmThirdParty({ data }: PharmThirdPartyProps) {
  const { sale, rate, words } = data;
  const { lines, sum } = coverLines(sale.lines, rate);
  return (
    <ScreenWindow {...data}>
      <div className={styles.columns}>
        <FormRows
          title={sale.title}
          rows={[
            { label: words.insured, value: sale.insured },
            ...(sale.beneficiary ? [{ label: words.beneficiary, value: sale.beneficiary }] : []),
            { label: words.payer, value: data.payer },
            { label: words.card, value: sale.card, note: sale.validity },
            { label: words.rate, value: `${rate}${NBSP}%` },
          ]}
        />
        <div className={styles.shared}>
          <ScreenTable
            caption={words.lines}
            titled
            columns={[
              { label: words.product },
              { label: words.payerPart, numeric: true },
              { label: words.customerPart, numeric: true },
              { label: words.amount, numeric: true, beside: true },
            ]}
            rows={lines.map((line) => ({ name: line.name, cells: printed(line) }))}
            total={{ name: words.total, cells: printed(sum) }}
          />
          <ShareBar
            parts={[
              { label: words.payerPart, value: sum.payer },
              { label: words.customerPart, value: sum.customer },
            ]}
          />
        </div>
        <Statements data={data} total={sum.total} />
      </div>
    </ScreenWindow>
  );
}

/** What the month owes: every payer's statement, then one, file by file, down to this sale. */
function Statements({ data, total }: PharmThirdPartyProps & { total: number }) {
  const { statement, sale, others, rate, words } = data;
  const { carried } = statement;
  const { lines, sum } = coverLines(
    [
      { total: carried.total, insured: words.carried, beneficiary: count(carried, words) },
      ...statement.files,
      { total, insured: sale.insured, beneficiary: sale.beneficiary },
    ],
    rate,
  );
  const mine = { name: data.payer, files: carried.files + lines.length - 1, payer: sum.payer };
  const payers = [
    mine,
    ...others.map((other) => ({ ...other, ...coverOf(other.total, other.rate) })),
  ];
  return (
    <>
      <ScreenRows
        title={words.statements}
        rows={payers.map((payer) => ({
          name: payer.name,
          detail: count(payer, words),
          value: formatNumber(payer.payer),
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
        rows={lines.map((line, index) => ({
          name: line.insured,
          detail: line.beneficiary,
          marked: index === lines.length - 1,
          cells: [
            index > 0 && formatNumber(carried.files + index),
            formatNumber(line.total),
            formatNumber(line.payer),
          ],
        }))}
        total={{
          name: words.claim,
          cells: ['', formatNumber(sum.total), formatNumber(sum.payer)],
        }}
      />
    </>
  );
}

function printed({ payer, customer, total }: Cover & { total: number }): string[] {
  return [payer, customer, total].map((amount) => formatNumber(amount));
}

function count({ files }: { files: number }, words: PharmThirdPartyData['words']): string {
  return `${formatNumber(files)}${NBSP}${words.files}`;
}
