import layout from '#components/ui/layout.module.css';
import { Pair } from '#components/ui/Pair.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import styles from './LoyaltyCard.module.css';
import parts from './parts.module.css';
import { printValue } from './print-value.ts';

export function LoyaltyCard({ title, main, rows, percent, note }: Drawn<'card'>) {
  return (
    <div className={styles.root}>
      <p className={parts.title}>{title}</p>
      <dl className={layout.sums}>
        <div data-main>
          <dt>{main.label}</dt>
          <dd>{printValue(main.value)}</dd>
        </div>
        {rows.map(({ label, value }) => (
          <Pair key={label} label={label} value={printValue(value)} />
        ))}
      </dl>
      <svg aria-hidden="true">
        <rect width={`${percent}%`} height="8" />
      </svg>
      <p>{unbroken(note)}</p>
    </div>
  );
}
