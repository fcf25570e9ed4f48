import { formatMoney, formatNumber } from '../../../lib/money.ts';
import { sumOf } from '../../../lib/sum.ts';
import { NBSP } from '../../../lib/typography.ts';
import { VAT_RATE } from '../../../lib/vat.ts';
import type { PosCheckoutData } from '../../../schemas/screens/pos-checkout.ts';
import { ScreenRows } from '../ScreenRows.tsx';
import { ScreenToolbar } from '../ScreenToolbar.tsx';
import { ScreenWindow } from '../ScreenWindow.tsx';
import { Ticket } from '../Ticket.tsx';
import { checkoutTotals } from './checkout.ts';
import styles from './PosCheckout.module.css';

export interface PosCheckoutProps {
  data: PosCheckoutData;
}

/** A sale being paid: the keys of the till on one side, the ticket and the change on the other. */
export function PosCheckout({ data }: PosCheckoutProps) {
  const { products, recent, words } = data;
  return (
    <ScreenWindow {...data}>
      <div className={styles.root}>
        <div className={styles.keys}>
          <ScreenToolbar
            search={words.search}
            filters={words.shelves.map((label) => ({ label }))}
          />
          <ul className={styles.products}>
            {products.map(({ name, price, taken }) => (
              <li key={name} data-taken={taken && ''}>
                {name}
                <b>{formatNumber(price)}</b>
                {taken && (
                  <i>
                    {taken}
                    <span className="visually-hidden"> {words.taken}</span>
                  </i>
                )}
              </li>
            ))}
          </ul>
        </div>
        <Payment data={data} />
        <ScreenRows
          title={words.recent}
          rows={recent.map(({ number, time, payment, gross, discount }) => ({
            name: `${words.ticket}${NBSP}${formatNumber(number)}`,
            detail: `${time}, ${words[payment].toLowerCase()}`,
            value: formatNumber(gross - discount),
            badge:
              discount > 0
                ? { text: `${words.discount} ${formatNumber(discount)}`, tone: 'ok' }
                : undefined,
          }))}
        />
      </div>
    </ScreenWindow>
  );
}

function Payment({ data }: PosCheckoutProps) {
  const { products, discount, received, words } = data;
  const { subtotal, total, vat } = checkoutTotals(products, discount);
  const lines = products.flatMap(({ name, price, taken }) =>
    taken ? [{ name, price, taken }] : [],
  );
  return (
    <div className={styles.payment}>
      <Ticket
        title={`${words.ticket}${NBSP}${formatNumber(data.number)}`}
        note={`${sumOf(lines, ({ taken }) => taken)} ${words.items}`}
        lines={lines.map(({ name, price, taken }) => ({
          name,
          detail: `${taken} × ${formatNumber(price)}`,
          value: formatNumber(taken * price),
        }))}
        sums={[
          { label: words.subtotal, value: formatNumber(subtotal) },
          { label: words.discount, value: formatNumber(discount) },
          { label: words.total, value: formatMoney(total), strong: true },
          { label: `${words.vat} ${VAT_RATE}${NBSP}%`, value: formatNumber(vat) },
        ]}
      />
      <ul className={styles.means}>
        <li>{words.cash}</li>
        <li>{words.mobile}</li>
        <li>{words.credit}</li>
      </ul>
      <dl className={styles.change}>
        <div>
          <dt>{words.received}</dt>
          <dd>{formatNumber(received)}</dd>
        </div>
        <div>
          <dt>{words.change}</dt>
          <dd>{formatNumber(received - total)}</dd>
        </div>
      </dl>
      <span className={styles.confirm} aria-hidden="true">
        {words.confirm}
      </span>
    </div>
  );
}
