import { Fragment } from 'react';
import layout from '#components/ui/layout.module.css';
import { afterColon, formatMillions, formatMoney } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import styles from './LineChart.module.css';
import parts from './parts.module.css';

/**
 * Round graduations from zero to at least `maximum`, in four whole steps at most: 0, 10, 20, 30
 * for 27.
 * @throws RangeError unless the maximum is positive.
 */
export function axisTicks(maximum: number): number[] {
  if (!(maximum > 0)) throw new RangeError(`un axe de ${maximum}`);
  const power = 10 ** Math.max(0, Math.floor(Math.log10(maximum / 4)));
  const step = [1, 2, 5, 10].map((unit) => unit * power).find((size) => size * 4 >= maximum);
  const size = step ?? 10 * power;
  return Array.from({ length: Math.ceil(maximum / size) + 1 }, (_, index) => index * size);
}

const WIDTH = 320;
const HEIGHT = 150;

/** A label of the axis: « 20 M ». */
const tick = (value: number) => (value === 0 ? '0' : `${formatMillions(value)}${NBSP}M`);

/** Two lines from a zero axis, in millions of francs. The list below holds the same data as text. */
export function LineChart({ title, lines, points, note }: Drawn<'lines'>) {
  const ticks = axisTicks(Math.max(...points.flatMap(({ values }) => values)));
  const top = ticks.at(-1) ?? 1;
  const x = (index: number) => Math.round(((index + 0.5) * WIDTH) / points.length);
  const y = (value: number) => Math.round((1 - value / top) * HEIGHT * 10) / 10;
  const path = (line: number) =>
    `M${points.map(({ values }, index) => `${x(index)} ${y(values[line] ?? 0)}`).join('L')}`;
  return (
    <div>
      <div className={`${layout.split} ${styles.head}`}>
        <p>{title}</p>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className={styles.plot}>
        <p className={styles.axis} aria-hidden="true">
          {ticks.toReversed().map((value) => (
            <Fragment key={value}>
              <span>{tick(value)}</span>{' '}
            </Fragment>
          ))}
        </p>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`${path(0)}V${HEIGHT}H${x(0)}z`} />
          <path d={ticks.map((value) => `M0 ${y(value)}H${WIDTH}`).join('')} />
          <path d={path(0)} />
          <path d={path(1)} />
        </svg>
      </div>
      <ul className={`${parts.labels} ${styles.labels}`} aria-label={title}>
        {points.map(({ label, values }) => (
          <li key={label}>
            {label}
            <span className="visually-hidden">
              {afterColon(
                lines.map((line, at) => `${line} ${formatMoney(values[at] ?? 0)}`).join(', '),
              )}
            </span>{' '}
            <strong>{formatMillions(values[0] - values[1], 1)}</strong>
          </li>
        ))}
      </ul>
      <p className={`${parts.labels} ${styles.note}`}>{note}</p>
    </div>
  );
}
