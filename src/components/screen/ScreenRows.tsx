import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../ui/Badge.tsx';
import parts from './parts.module.css';
import styles from './ScreenRows.module.css';

export interface ScreenRow {
  name: string;
  /** Smaller text under the name. */
  detail?: string | undefined;
  value?: ReactNode;
  badge?: BadgeProps | undefined;
}

export interface ScreenRowsProps {
  title?: string | undefined;
  rows: readonly ScreenRow[];
  /** A last line under a rule: the total. */
  total?: ScreenRow | undefined;
}

/** Lines of a stock, a ticket or a register: a name, a figure, a state. */
export function ScreenRows({ title, rows, total }: ScreenRowsProps) {
  const line = (row: ScreenRow) => (
    <>
      <span className={`${parts.named} ${styles.name}`}>
        {row.name}
        {row.detail && <small>{row.detail}</small>}
      </span>
      {row.value && <span className={styles.value}>{row.value}</span>}
      {row.badge && <Badge {...row.badge} />}
    </>
  );
  return (
    <div>
      {title && <p className={parts.title}>{title}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.name}>{line(row)}</li>
        ))}
      </ul>
      {total && <p className={styles.total}>{line(total)}</p>}
    </div>
  );
}
