import layout from '#components/ui/layout.module.css';
import { Pair } from '#components/ui/Pair.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { type Drawn, totalOf } from '#schemas/screen-blocks.ts';
import { Comma, Detail } from '../Comma.tsx';
import { Badge } from '../ui/Badge.tsx';
import parts from './parts.module.css';
import { printValue } from './print-value.ts';
import counted from './RowCounts.module.css';
import styles from './ScreenRows.module.css';

type ScreenRowsProps = Drawn<'rows'>;
type Row = ScreenRowsProps['rows'][number] & { counts?: boolean | undefined };

export function ScreenRows({ title, unit, counts, rows, total }: ScreenRowsProps) {
  const print = (value: string | number) =>
    printValue(value) + (unit && typeof value === 'number' ? NBSP + unit : '');
  const line = ({ name, detail, quantity, value, badge, counts }: Row) => (
    <>
      <span className={`${parts.named} ${styles.name}`}>
        {name}
        <Detail>{unbroken(detail)}</Detail>
      </span>
      {value !== undefined && (
        <span className={styles.value}>
          <Comma />
          {quantity !== undefined && `${formatNumber(quantity)} × `}
          {counts ? <span data-counts="">{unbroken(print(value))}</span> : print(value)}
        </span>
      )}
      {badge && (
        <>
          <Comma />
          <Badge {...badge} />
        </>
      )}
    </>
  );
  return (
    <div>
      {title && <p className={parts.title}>{title}</p>}
      {counts && (
        <dl className={`${layout.fit} ${parts.named} ${counted.root}`}>
          {counts.map(({ label, value }) => (
            <Pair key={label} label={label} value={printValue(value)} />
          ))}
        </dl>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.name} className={layout.cluster}>
            {line(row)}
          </li>
        ))}
      </ul>
      {total && (
        <p className={`${layout.cluster} ${styles.total}`}>
          {line({ ...total, value: total.value ?? totalOf({ rows, total }) })}
        </p>
      )}
    </div>
  );
}
