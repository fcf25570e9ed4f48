import layout from '#components/ui/layout.module.css';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import { Pair } from '#components/ui/Pair.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import { Comma } from '../Comma.tsx';
import parts from './parts.module.css';
import { printValue } from './print-value.ts';
import { ScreenRows } from './ScreenRows.tsx';
import styles from './Ticket.module.css';

export function Ticket(props: Drawn<'ticket'>) {
  const { title, note, lines, discount, vat, means, received, confirm } = props;
  const subtotal = sumOf(lines, ({ quantity, price }) => quantity * price);
  const total = subtotal - discount.value;
  return (
    <Stack>
      <div className={styles.root} data-paper="">
        <Cluster as="p" gap={1}>
          <strong>{title}</strong>
          <Comma />
          <span className={layout.note}>{note}</span>
        </Cluster>
        <ScreenRows
          rows={lines.map(({ name, quantity, price }) => ({
            name,
            detail: `${quantity} × ${formatNumber(price)}`,
            value: quantity * price,
          }))}
        />
        <dl className={`${layout.sums} ${styles.sums}`}>
          <Pair label={props.subtotal} value={formatNumber(subtotal)} />
          <Pair label={discount.label} value={formatNumber(discount.value)} />
          <Pair label={props.total} value={formatMoney(total)} strong />
          {vat.map(({ label, value }) => (
            <Pair key={label} label={label} value={printValue(value)} />
          ))}
        </dl>
      </div>
      <Cluster as="ul" gap={2} className={styles.means}>
        {means.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Cluster>
      <Cluster as="dl" gap={5} className={`${parts.named} ${styles.change}`}>
        <Pair label={received.label} value={formatNumber(received.value)} />
        <Pair
          label={props.change}
          value={<span data-counts="">{unbroken(formatNumber(received.value - total))}</span>}
        />
      </Cluster>
      <span className={styles.confirm} aria-hidden="true">
        {confirm}
      </span>
    </Stack>
  );
}
