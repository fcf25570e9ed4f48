import { unbroken } from '#components/ui/unbroken.ts';
import { cellsOf, type Drawn, sumsOf } from '#schemas/screen-blocks.ts';
import { Detail } from '../Comma.tsx';
import { Badge } from '../ui/Badge.tsx';
import parts from './parts.module.css';
import { printValue } from './print-value.ts';
import styles from './ScreenTable.module.css';

type ScreenTableProps = Drawn<'table'>;
type Row = ScreenTableProps['rows'][number];
type Cell = Row['cells'][number];

/** A cell; a number with a note under it is coloured by its state. */
function printCell(cell: Cell | undefined) {
  if (typeof cell !== 'object') return cell === undefined ? undefined : printValue(cell);
  return (
    <span className={styles.stock} data-tone={cell.tone}>
      {unbroken(printValue(cell.value))} {cell.note && <small>{unbroken(cell.note)}</small>}
    </span>
  );
}

/** A table that adds up its columns; in a narrow window a list: name, main cell, the rest. */
export function ScreenTable(props: ScreenTableProps) {
  const { caption, titled, columns, rows, total } = props;
  const [, ...others] = columns;
  const cells = cellsOf(props);
  const line = (
    { name, detail, badge, marked }: Pick<Row, 'name' | 'detail' | 'badge' | 'marked'>,
    values: readonly (Cell | undefined)[],
  ) => (
    <tr key={`${name} ${detail}`} data-marked={marked || undefined}>
      <th scope="row">
        {name}
        <Detail>{detail !== undefined && unbroken(printValue(detail))}</Detail>
      </th>
      {others.map(({ label, numeric, beside, rest }, at) => (
        <td
          key={label}
          data-label={beside ? undefined : label}
          data-numeric={numeric || undefined}
          data-rest={rest || undefined}
        >
          {badge && at === others.length - 1 ? <Badge {...badge} /> : printCell(values[at])}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={`${parts.named} ${styles.root}`}>
      <caption className={titled ? undefined : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" data-numeric={numeric || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map((row, at) => line(row, cells[at] ?? []))}</tbody>
      {total && <tfoot>{line(total, sumsOf(props))}</tfoot>}
    </table>
  );
}
