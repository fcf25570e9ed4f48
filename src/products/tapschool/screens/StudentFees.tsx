import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import type { BadgeProps } from '#components/ui/Badge.tsx';
import { formatMoney } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import { type FeeState, settle } from '../rules/fees.ts';
import type { SchoolStudentsData } from '../schemas/screens/students.ts';

const tones: Readonly<Record<FeeState, BadgeProps['tone']>> = {
  settled: 'ok',
  part: 'warn',
  late: 'alert',
  upcoming: 'plain',
};

/** What the family owes by instalment, and what it paid by receipt. */
export function StudentFees({ fees, words }: Pick<SchoolStudentsData, 'fees' | 'words'>) {
  const whole = sumOf(fees.instalments, ({ amount }) => amount);
  const paid = sumOf(fees.payments, ({ amount }) => amount);
  return (
    <>
      <ScreenRows
        title={fees.title}
        rows={settle(fees.instalments, paid).map(({ label, date, amount, left, state }) => ({
          name: label,
          detail: date,
          value: formatMoney(amount, 'F'),
          badge: {
            text: state === 'part' ? `${words.left} ${formatMoney(left, 'F')}` : words[state],
            tone: tones[state],
          },
        }))}
        total={{ name: words.whole, value: formatMoney(whole, 'F') }}
      />
      <ScreenRows
        title={words.payments}
        rows={fees.payments.map(({ date, receipt, amount }) => ({
          name: `${date}, ${words.receipt} ${receipt}`,
          value: formatMoney(amount, 'F'),
        }))}
        total={{
          name: words.rest,
          detail: `${words.paid} ${formatMoney(paid, 'F')}`,
          value: formatMoney(whole - paid, 'F'),
        }}
      />
    </>
  );
}
