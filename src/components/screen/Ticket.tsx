import text from '#components/ui/layout.module.css';
import { Cluster } from '#components/ui/layout.tsx';
import { Pair } from '#components/ui/Pair.tsx';
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

export function Ticket({ title, note, lines, sums }: TicketProps) {
  return (
    <div className={styles.root} data-paper="">
      <Cluster as="p" gap={1}>
        <strong>{title}</strong> <span className={text.note}>{note}</span>
      </Cluster>
      <ScreenRows rows={lines} />
      <dl className={`${text.sums} ${styles.sums}`}>
        {sums.map((sum) => (
          <Pair key={sum.label} {...sum} />
        ))}
      </dl>
    </div>
  );
}
