import { Fragment } from 'react';
import { Comma } from '#components/Comma.tsx';
import styles from './ClassDots.module.css';
import { columnOf, dotColumns } from './report.ts';

export interface ClassDotsProps {
  average: number;
  others: readonly number[];
  mean: number;
}

const HEIGHT = 128;
const STEP = 10;

/**
 * One dot per pupil above the average on an axis from 0 to 20, in columns half a point wide. A
 * column is one line; its dashes of length 0 have round ends. Decorative: the figures beside it say
 * the same.
 */
export function ClassDots({ average, others, mean }: ClassDotsProps) {
  const columns = dotColumns(others);
  const own = columnOf(average);
  const x = (column: number) => column * STEP + STEP / 2;
  const floor = HEIGHT - STEP / 2;
  return (
    <div className={styles.root} aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 400 ${HEIGHT}`}>
        <path d={`M${Math.round(mean / 5)} 0V${HEIGHT}`} />
        <path
          d={columns
            .map((count, column) => count && `M${x(column)} ${floor}v${STEP - count * STEP - 1}`)
            .filter(Boolean)
            .join('')}
        />
        <circle cx={x(own)} cy={floor - (columns[own] ?? 0) * STEP} r="7" />
      </svg>
      <p>
        {[0, 5, 10, 15, 20].map((mark) => (
          <Fragment key={mark}>
            <span>{mark}</span>
            <Comma />
          </Fragment>
        ))}
      </p>
    </div>
  );
}
