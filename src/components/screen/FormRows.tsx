import layout from '#components/ui/layout.module.css';
import type { BlockOf } from '#schemas/screen-blocks.ts';
import { Comma } from '../Comma.tsx';
import styles from './FormRows.module.css';
import parts from './parts.module.css';
import { printValue } from './print-value.ts';

export type FormRowsProps = Pick<BlockOf<'form'>, 'title' | 'rows'>;

export function FormRows({ title, rows }: FormRowsProps) {
  return (
    <div className={styles.root}>
      {title && <p className={parts.title}>{title}</p>}
      <dl className={`${layout.fit} ${parts.named}`}>
        {rows.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {printValue(value)}
              {note && (
                <small>
                  <Comma />
                  {note}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
