import { unbroken } from '#components/ui/unbroken.ts';
import { formatPercent } from '#i18n/figures.ts';
import { afterColon, formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import { Comma } from '../Comma.tsx';
import styles from './BarChart.module.css';
import parts from './parts.module.css';

const WIDTH = 320;
const HEIGHT = 120;
const GAP = 8;

/** Bars from a zero axis, of numbers or of parts of a whole. The list below holds the same as text. */
export function BarChart({ title, unit, bars, printed, highlight }: Drawn<'bars'>) {
  const heights = bars.map(({ value, of }) => (of ? value / of : value));
  const top = bars.some(({ of }) => of) ? 1 : Math.max(...heights);
  const step = WIDTH / bars.length;
  const marked = highlight ?? bars.at(-1)?.label;
  const said = (value: number) => formatNumber(value) + (unit ? NBSP + unit : '');
  return (
    <div className={styles.root}>
      <p className={parts.title}>{unbroken(title)}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
        {bars.map(({ label }, index) => {
          const height = Math.round(((heights[index] ?? 0) / top) * HEIGHT * 10) / 10;
          return (
            <rect
              key={label}
              x={Math.round((index * step + GAP / 2) * 10) / 10}
              y={HEIGHT - height}
              width={Math.round((step - GAP) * 10) / 10}
              height={height}
              data-marked={label === marked || undefined}
            />
          );
        })}
      </svg>
      <ul className={parts.labels} aria-label={title}>
        {bars.map(({ label, value, of }) => (
          <li key={label}>
            {label}
            {(of || printed) && <Comma />}
            {of && (
              <strong>{formatPercent({ percent: Math.round((value / of) * 1000) / 10 })}</strong>
            )}
            {printed && <strong>{formatNumber(value)}</strong>}
            <span className="visually-hidden">
              {afterColon(said(value) + (of ? ` sur ${said(of)}` : ''))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
