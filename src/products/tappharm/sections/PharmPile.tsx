import { shareOf } from '../rules/co-payment.ts';
import type { PharmStep } from '../schemas/pages/features.ts';
import type { Box } from './box-figures.ts';
import styles from './PharmPile.module.css';

/** How the step changes the pile of boxes, one dash a box; for the shared box, its price. */
export function PharmPile({ step, box }: { step: PharmStep; box: Box }) {
  const all = box.left + box.ordered;
  switch (step) {
    case 'orders':
      return <Pile count={all} marked={box.ordered} mark="coming" />;
    case 'stock':
      return <Pile count={all} />;
    case 'sale':
      return <Pile count={all} marked={1} mark="sold" />;
    case 'credit':
      return <Pile count={box.owed} marked={box.owed} mark="sold" />;
    case 'insurance':
      return <Shares {...box} />;
    case 'closing':
      return null;
  }
}

const STEP = 20;
const ROW = 14;

interface PileProps {
  count: number;
  /** How many of the last boxes are set apart. */
  marked?: number;
  mark?: 'coming' | 'sold';
}

function Pile({ count, marked = 0, mark }: PileProps) {
  // A short pile is as large as a long one.
  const perRow = count > 15 ? 15 : 5;
  const rows = Math.ceil(count / perRow);
  return (
    <svg
      className={styles.pile}
      viewBox={`0 0 ${Math.min(count, perRow) * STEP} ${rows * ROW}`}
      aria-hidden="true"
    >
      <path d={dashes(0, count - marked, perRow)} />
      <path d={dashes(count - marked, count, perRow)} data-mark={mark} />
    </svg>
  );
}

/** Lines over the boxes `from` to `to`; each dash of the stroke is a box. */
function dashes(from: number, to: number, perRow: number): string {
  let path = '';
  for (let at = from; at < to; ) {
    const row = Math.floor(at / perRow);
    const end = Math.min(to, (row + 1) * perRow);
    path += `M${(at % perRow) * STEP} ${row * ROW + ROW / 2}h${(end - at) * STEP}`;
    at = end;
  }
  return path;
}

/** The price of the box as a bar, cut where the payer's share ends. */
function Shares({ price, rate }: Box) {
  const { payer, copay } = shareOf(price, rate);
  return (
    <svg
      className={styles.shares}
      viewBox={`0 0 ${price} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={payer} height="10" />
      <rect x={payer} width={copay} height="10" />
    </svg>
  );
}
