import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { Pair } from '#components/ui/Pair.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import { Comma } from '../Comma.tsx';
import shared from './parts.module.css';
import styles from './ShareBar.module.css';

/** The parts of a whole, or of who pays: the patient, then the insurer; the list says the same. */
export function ShareBar({ total, parts, payers }: Drawn<'shares'>) {
  const whole = sumOf(parts, (part) => part.value);
  const start = (index: number) => sumOf(parts.slice(0, index), (part) => part.value);
  const percent = (value: number) => Math.round((value / whole) * 1000) / 10;
  const bar = (
    <div className={styles.root} data-payers={payers || undefined}>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => (
          <rect key={part.label} x={percent(start(index))} width={percent(part.value)} height="1" />
        ))}
      </svg>
      <dl className={`${layout.fit} ${shared.named}`}>
        {parts.map((part) => (
          <Pair key={part.label} label={part.label} value={formatNumber(part.value)} />
        ))}
      </dl>
    </div>
  );
  if (!total) return bar;
  return (
    <Stack gap={5} className={styles.head}>
      <p>
        {total.label} <strong data-counts="">{unbroken(formatNumber(whole))}</strong>
        <Comma />
        {total.note}
      </p>
      {bar}
    </Stack>
  );
}
