import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { DataTable } from '#components/ui/DataTable.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import type { PosEvening, PosNotebook, PosTransfer } from '../schemas/pages/features.ts';
import styles from './PosPapers.module.css';

/** A customer's page in the credit notebook. */
export const CreditNotebook = ({ title, lines, due }: PosNotebook) => (
  <div className={`${styles.paper} ${styles.notebook}`} data-paper="">
    <p className={layout.display4}>{title}</p>
    <ScreenRows
      unit="FCFA"
      rows={lines.map(({ day, text, amount }) => ({ name: text, detail: day, value: amount }))}
      total={{ name: due }}
    />
  </div>
);

/** What goes from one shop to another. */
export const TransferSlip = ({ title, note, item, from, to, after, lines }: PosTransfer) => (
  <div className={`${styles.paper} ${styles.slip}`} data-paper="">
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

/** The evening's sales, on the owner's phone. */
export function EveningSales({ example, ...sales }: PosEvening & { example?: string | undefined }) {
  return (
    <div className={`${styles.paper} ${styles.phone}`}>
      <p className={layout.display4}>{sales.title}</p>
      <p className={layout.quiet}>{sales.note}</p>
      <ScreenRows rows={sales.rows} total={{ name: sales.total }} />
      <ExampleMark text={example} />
    </div>
  );
}
