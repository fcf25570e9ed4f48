import text from '#components/ui/layout.module.css';
import { type ScreenRow, ScreenRows } from './ScreenRows.tsx';
import styles from './Ticket.module.css';

export interface TicketProps {
  title: string;
  /** To the right of the title: the number of items. */
  note: string;
  lines: readonly ScreenRow[];
  /** Lines at the end; `strong` marks what the customer pays. */
  sums: readonly { label: string; value: string; strong?: boolean }[];
}

/** A till ticket on a strip of paper. */
export function Ticket({ title, note, lines, sums }: TicketProps) {
  return (
    <div className={styles.root} data-paper="">
      <p className={styles.top}>
        <strong>{title}</strong> <span>{note}</span>
      </p>
      <ScreenRows rows={lines} />
      <dl className={`${text.sums} ${styles.sums}`}>
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
