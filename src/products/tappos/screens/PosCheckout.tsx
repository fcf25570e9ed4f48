import parts from '#components/screen/parts.module.css';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenToolbar } from '#components/screen/ScreenToolbar.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { Ticket } from '#components/screen/Ticket.tsx';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import { Pair } from '#components/ui/Pair.tsx';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { sumOf } from '#lib/sum.ts';
import { saleTotals, settle, takenLines } from '../rules/sale.ts';
import { vatLabel } from '../rules/vat.ts';
import type { PosCheckoutData } from '../schemas/screens/checkout.ts';
import styles from './PosCheckout.module.css';

export interface PosCheckoutProps {
  data: PosCheckoutData;
}

/** A sale being paid: the till's keys on one side, the ticket and the change on the other. */
export function PosCheckout({ data }: PosCheckoutProps) {
  const { articles, recent, words } = data;
  return (
    <ScreenWindow {...data}>
      <Stack className={styles.root}>
        <Stack data-context="">
          <ScreenToolbar
            search={words.search}
            filters={words.shelves.map((label) => ({ label }))}
          />
          <ul className={styles.articles}>
            {articles.map(({ name, price, taken }) => (
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
        </Stack>
        <Payment data={data} />
        <div data-rest="">
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
      </Stack>
    </ScreenWindow>
  );
}

function Payment({ data }: PosCheckoutProps) {
  const { articles, discount, received, words } = data;
  const lines = takenLines(articles);
  const { subtotal, total, vat } = saleTotals(lines, 0, discount);
  const settlement = settle(total, received);
  return (
    <Stack className={styles.payment}>
      <Ticket
        title={`${words.ticket}${NBSP}${formatNumber(data.number)}`}
        note={`${sumOf(lines, ({ quantity }) => quantity)} ${words.items}`}
        lines={lines.map(({ name, price, quantity }) => ({
          name,
          detail: `${quantity} × ${formatNumber(price)}`,
          value: formatNumber(quantity * price),
        }))}
        sums={[
          { label: words.subtotal, value: formatNumber(subtotal) },
          { label: words.discount, value: formatNumber(discount) },
          { label: words.total, value: formatMoney(total), strong: true },
          ...vat.map((line) => ({ label: vatLabel(words, line), value: formatNumber(line.vat) })),
        ]}
      />
      <Cluster as="ul" gap={2} className={styles.means}>
        <li>{words.cash}</li>
        <li>{words.mobile}</li>
        <li>{words.credit}</li>
      </Cluster>
      <Cluster as="dl" gap={5} className={`${parts.named} ${styles.change}`}>
        <Pair label={words.received} value={formatNumber(received)} />
        <Pair
          label={words.change}
          value={
            <span data-counts="">
              {formatNumber(settlement.kind === 'paid' ? settlement.change : 0)}
            </span>
          }
        />
      </Cluster>
      <span className={styles.confirm} aria-hidden="true">
        {words.confirm}
      </span>
    </Stack>
  );
}
