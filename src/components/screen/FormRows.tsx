import styles from './FormRows.module.css';

interface FormRow {
  label: string;
  value: string;
  /** Beside the value, quieter. */
  note?: string | undefined;
}

export interface FormRowsProps {
  title?: string | undefined;
  rows: readonly FormRow[];
}

/** The ruled lines of a file: what is asked, what is written. */
export function FormRows({ title, rows }: FormRowsProps) {
  return (
    <div className={styles.root}>
      {title && <p className={styles.title}>{title}</p>}
      <dl>
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>
              {row.value} {row.note && <small>{row.note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
