import { Pair } from '#components/ui/Pair.tsx';
import { formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import styles from './ShareBar.module.css';

/**
 * A bar divided into the parts of a whole, four at most, in stronger and stronger colours. The list
 * below holds the same data as text.
 */
export function ShareBar({ parts }: { parts: readonly { label: string; value: number }[] }) {
  const whole = sumOf(parts, (part) => part.value);
  const start = (index: number) => sumOf(parts.slice(0, index), (part) => part.value);
  const percent = (value: number) => Math.round((value / whole) * 1000) / 10;
  return (
    <div className={styles.root}>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => (
          <rect key={part.label} x={percent(start(index))} width={percent(part.value)} height="1" />
        ))}
      </svg>
      <dl>
        {parts.map((part) => (
          <Pair key={part.label} label={part.label} value={formatNumber(part.value)} />
        ))}
      </dl>
    </div>
  );
}
