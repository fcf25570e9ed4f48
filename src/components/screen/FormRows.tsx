import styles from './FormRows.module.css';
import parts from './parts.module.css';

interface FormRow {
  label: string;
  value: string;
  /** Smaller text beside the value. */
  note?: string | undefined;
}

export interface FormRowsProps {
  title?: string | undefined;
  rows: readonly FormRow[];
}

/** Lines of a filled form: the question, the answer. */
export function FormRows({ title, rows }: FormRowsProps) {
  return (
    <div className={styles.root}>
      {title && <p className={parts.title}>{title}</p>}
      <dl className={parts.named}>
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
