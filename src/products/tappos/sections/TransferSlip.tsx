import { DataTable } from '#components/ui/DataTable.tsx';
import layout from '#components/ui/layout.module.css';
import type { PosTransfer } from '../schemas/pages/features.ts';
import styles from './TransferSlip.module.css';

export function TransferSlip(props: PosTransfer) {
  const { title, note, item, from, to, after, lines } = props;
  return (
    <div className={styles.root} data-paper="">
      <p className={layout.display4}>{title}</p>
      <DataTable
        caption={note}
        columns={[{ label: item }, { label: from, numeric: true }, { label: to, numeric: true }]}
        rows={lines.map((line) => [
          line.name,
          `${line.from} ${after} ${line.from - line.moved}`,
          `${line.to} ${after} ${line.to + line.moved}`,
        ])}
      />
    </div>
  );
}
