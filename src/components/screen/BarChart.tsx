import { afterColon } from '#i18n/format.ts';
import styles from './BarChart.module.css';
import parts from './parts.module.css';

interface Bar {
  label: string;
  value: number;
  /** The value in full: « 612 400 FCFA ». */
  text: string;
  /** A short form of the value, printed under the label: « 93,7 % ». */
  shown?: string | undefined;
}

export interface BarChartProps {
  /** Unique on the page. */
  id: string;
  title: string;
  bars: readonly Bar[];
  /** Top of the axis, which starts at zero; the largest value otherwise. */
  maximum?: number;
  /** Index of the bar in full colour; the last one otherwise. */
  highlight?: string;
}

const WIDTH = 320;
const HEIGHT = 120;
const GAP = 8;

/** Bars from a zero axis. The list below holds the same data as text. */
export function BarChart({ id, title, bars, maximum, highlight }: BarChartProps) {
  const top = maximum ?? Math.max(...bars.map((bar) => bar.value));
  const step = WIDTH / bars.length;
  const marked = highlight ?? bars.at(-1)?.label;
  return (
    <div className={styles.root}>
      <p className={parts.title} id={id}>
        {title}
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
        {bars.map((bar, index) => {
          const height = Math.round((bar.value / top) * HEIGHT * 10) / 10;
          return (
            <rect
              key={bar.label}
              x={Math.round((index * step + GAP / 2) * 10) / 10}
              y={HEIGHT - height}
              width={Math.round((step - GAP) * 10) / 10}
              height={height}
              data-marked={bar.label === marked || undefined}
            />
          );
        })}
      </svg>
      <ul className={parts.labels} aria-labelledby={id}>
        {bars.map((bar) => (
          <li key={bar.label}>
            {bar.label}
            {bar.shown && <strong>{bar.shown}</strong>}
            <span className="visually-hidden">{afterColon(bar.text)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
