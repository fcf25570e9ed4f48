import { type ScreenRow, ScreenRows } from './ScreenRows.tsx';
import styles from './Ticket.module.css';

export interface TicketProps {
  title: string;
  /** Right of the title: how many items. */
  note: string;
  lines: readonly ScreenRow[];
  /** Under the lines; `strong` is what the customer pays. */
  sums: readonly { label: string; value: string; strong?: boolean }[];
}

/** A till ticket on its strip of paper: what was taken, and what it comes to. */
export function Ticket({ title, note, lines, sums }: TicketProps) {
  return (
    <div className={styles.root}>
      <p className={styles.top}>
        <strong>{title}</strong> <span>{note}</span>
      </p>
      <ScreenRows rows={lines} />
      <dl className={styles.sums}>
        {sums.map(({ label, value, strong }) => (
          <div key={label} data-strong={strong}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
