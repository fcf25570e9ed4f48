import { formatMoney, formatNumber } from '../../lib/money.ts';
import { sumOf } from '../../lib/sum.ts';
import { coverOf } from '../../lib/third-party.ts';
import { NBSP } from '../../lib/typography.ts';
import type { TappharmServices } from '../../schemas/pages/tappharm-overview.ts';
import styles from './PharmTicket.module.css';

export type PharmTicketProps = TappharmServices['insurance']['ticket'];

/** An insured prescription as the printer gives it: the lines, the two parts, what is paid now. */
export function PharmTicket(ticket: PharmTicketProps) {
  const total = sumOf(ticket.lines, (line) => line.price);
  const { payer, customer } = coverOf(total, ticket.rate);
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
            <dd>{formatNumber(total)}</dd>
          </div>
          <div>
            <dt>
              {ticket.payer} {ticket.rate}
              {NBSP}%
            </dt>
            <dd>{formatNumber(payer)}</dd>
          </div>
          <div className={styles.due}>
            <dt>{ticket.customer}</dt>
            <dd>{formatMoney(customer)}</dd>
          </div>
        </dl>
        <svg
          className={styles.parts}
          viewBox={`0 0 ${total} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={payer} height="10" />
          <rect x={payer} width={customer} height="10" />
        </svg>
      </div>
    </div>
  );
}
