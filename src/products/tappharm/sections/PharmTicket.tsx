import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { formatMoney, formatNumber, formatSigned } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import type { Marked } from '#schemas/sample-words.ts';
import { claimOf } from '../rules/co-payment.ts';
import type { TappharmServices } from '../schemas/pages/overview.ts';
import styles from './PharmTicket.module.css';

export type PharmTicketProps = Marked<TappharmServices['insurance']['ticket']>;

/** An insured prescription as the printer gives it: the lines, the two parts, what is paid now. */
export function PharmTicket(ticket: PharmTicketProps) {
  const { total, due, rounding } = claimOf(
    ticket.lines.map(({ price }) => ({ amount: price })),
    { rate: ticket.rate, ceiling: null },
  );
  return (
    <div className={styles.drop}>
      <div className={styles.root}>
        <p className={styles.top}>
          <strong>{ticket.title}</strong>
          <span>{ticket.note}</span>
        </p>
        <dl className={styles.people}>
          {ticket.people.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.lines}>
          {ticket.lines.map((line) => (
            <div key={line.name}>
              <dt>{line.name}</dt>
              <dd>{formatNumber(line.price)}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.sums}>
          <div>
            <dt>{ticket.total}</dt>
            <dd>{formatNumber(total.amount)}</dd>
          </div>
          <div>
            <dt>
              {ticket.payer} {ticket.rate}
              {NBSP}%
            </dt>
            <dd>{formatNumber(total.payer)}</dd>
          </div>
          {rounding !== 0 && (
            <div>
              <dt>{ticket.rounding}</dt>
              <dd>{formatSigned(rounding)}</dd>
            </div>
          )}
          <div className={styles.due}>
            <dt>{ticket.customer}</dt>
            <dd>{formatMoney(due)}</dd>
          </div>
        </dl>
        <svg
          className={styles.parts}
          viewBox={`0 0 ${total.amount} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={total.payer} height="10" />
          <rect x={total.payer} width={total.copay} height="10" />
        </svg>
        <ExampleMark text={ticket.example} />
      </div>
    </div>
  );
}
