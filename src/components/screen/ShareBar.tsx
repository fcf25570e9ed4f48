import { Pair } from '#components/ui/Pair.tsx';
import { formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import shared from './parts.module.css';
import styles from './ShareBar.module.css';

export interface ShareBarProps {
  /** Four at most, in stronger and stronger colours. */
  parts: readonly { label: string; value: number }[];
  /** What the patient pays, then the insurer: everywhere orange, then green. */
  payers?: boolean;
}

/** A bar divided into the parts of a whole. The list below holds the same data as text. */
export function ShareBar({ parts, payers }: ShareBarProps) {
  const whole = sumOf(parts, (part) => part.value);
  const start = (index: number) => sumOf(parts.slice(0, index), (part) => part.value);
  const percent = (value: number) => Math.round((value / whole) * 1000) / 10;
  return (
    <div className={styles.root} data-payers={payers || undefined}>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => (
          <rect key={part.label} x={percent(start(index))} width={percent(part.value)} height="1" />
        ))}
      </svg>
      <dl className={shared.named}>
        {parts.map((part) => (
          <Pair key={part.label} label={part.label} value={formatNumber(part.value)} />
        ))}
      </dl>
    </div>
  );
}
