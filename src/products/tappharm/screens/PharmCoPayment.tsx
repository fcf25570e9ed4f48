import { FormRows } from '#components/screen/FormRows.tsx';
import { ScreenTable } from '#components/screen/ScreenTable.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { ShareBar } from '#components/screen/ShareBar.tsx';
import { Stack } from '#components/ui/layout.tsx';
import { formatNumber, formatRate, formatSigned } from '#i18n/format.ts';
import { type ClaimShares, claimOf } from '../rules/co-payment.ts';
import type { PharmCoPaymentData } from '../schemas/screens/co-payment.ts';
import styles from './PharmCoPayment.module.css';
import { PharmStatements } from './PharmStatements.tsx';

export interface PharmCoPaymentProps {
  data: PharmCoPaymentData;
  /** The product that the page follows. */
  followed?: string;
}

/** A prescription shared between payer and patient, then the statement it becomes part of. */
export function PharmCoPayment({ data, followed }: PharmCoPaymentProps) {
  const { sale, rate, words } = data;
  const { lines, total, due, above, rounding } = claimOf(
    sale.lines.map((line) => ({ amount: line.total })),
    { rate, ceiling: data.ceiling ?? null },
  );
  const capped = above > 0;
  return (
    <ScreenWindow {...data}>
      <Stack gap={6} className={styles.columns}>
        <div data-context="">
          <FormRows
            title={sale.title}
            rows={[
              { label: words.insured, value: sale.insured },
              ...(sale.beneficiary ? [{ label: words.beneficiary, value: sale.beneficiary }] : []),
              { label: words.employer, value: sale.employer },
              { label: words.payer, value: data.payer },
              { label: words.card, value: sale.card, note: sale.validity },
              { label: words.voucher, value: sale.voucher },
              { label: words.rate, value: formatRate(rate) },
            ]}
          />
        </div>
        <Stack gap={3}>
          <ScreenTable
            caption={words.lines}
            titled
            columns={[
              { label: words.product },
              { label: words.copay, numeric: true },
              { label: words.payerPart, numeric: true },
              ...(capped ? [{ label: words.outside, numeric: true }] : []),
              { label: words.amount, numeric: true, beside: true },
            ]}
            rows={sale.lines.map(({ name, note }, index) => ({
              name,
              detail: note,
              marked: name === followed,
              cells: printed(lines[index], capped),
            }))}
            total={{ name: words.total, cells: printed(total, capped) }}
          />
          <ShareBar
            payers
            parts={[
              { label: words.copay, value: total.copay },
              { label: words.payerPart, value: total.payer },
              ...(capped ? [{ label: words.outside, value: total.outside }] : []),
            ]}
          />
          {rounding !== 0 && (
            <FormRows
              rows={[
                { label: words.rounding, value: formatSigned(rounding) },
                { label: words.due, value: formatNumber(due) },
              ]}
            />
          )}
        </Stack>
        <PharmStatements data={data} sale={total} />
      </Stack>
    </ScreenWindow>
  );
}

function printed(shares: ClaimShares | undefined, capped: boolean): string[] {
  if (!shares) return [];
  const { payer, copay, outside, amount } = shares;
  return [copay, payer, ...(capped ? [outside] : []), amount].map((value) => formatNumber(value));
}
