import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { sumOf } from '#lib/sum.ts';
import type { BrochurePaper as Paper } from '#products/parts.ts';
import styles from './BrochurePaper.module.css';

/** The prescription, the ticket or the report card, laid on the cloth. */
export function BrochurePaper({ title, note, lines, sums, shares, example }: Paper) {
  const [first = 0] = shares ?? [];
  const whole = sumOf(shares ?? [], (share) => share);
  return (
    <div className={styles.root} data-paper="">
      <p>
        <strong>{title}</strong> {note}
      </p>
      <dl className={layout.sums}>
        {[...lines, ...sums].map((line) => (
          <div key={line.label} data-strong={'strong' in line || undefined}>
            <dt>{line.label}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
      {shares && (
        <svg viewBox={`0 0 ${whole} 10`} preserveAspectRatio="none" aria-hidden="true">
          <rect width={first} height="10" />
          <rect x={first} width={whole - first} height="10" />
        </svg>
      )}
      <ExampleMark text={example} />
    </div>
  );
}
