import layout from '#components/ui/layout.module.css';
import type { Drawn } from '#schemas/screen-blocks.ts';
import { Detail } from '../Comma.tsx';
import styles from './FormRows.module.css';
import parts from './parts.module.css';
import { printValue } from './print-value.ts';

export function FormRows({ title, rows }: Drawn<'form'>) {
  return (
    <div className={styles.root}>
      {title && <p className={parts.title}>{title}</p>}
      <dl className={`${layout.fit} ${parts.named}`}>
        {rows.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {printValue(value)}
              <Detail>{note}</Detail>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
