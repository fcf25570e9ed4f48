import { StockBadge } from '../../components/screens/tappharm/StockBadge.tsx';
import { stockLine } from '../../components/screens/tappharm/stock.ts';
import { checkoutTotals } from '../../components/screens/tappos/checkout.ts';
import { printShare, toCall } from '../../components/screens/tapschool/register.ts';
import { formatMoney, formatNumber } from '../../lib/money.ts';
import { sumOf } from '../../lib/sum.ts';
import { NBSP } from '../../lib/typography.ts';
import type { ScreenId, ScreenOf } from '../../schemas/screens/index.ts';
import styles from './HomeExtracts.module.css';

export interface ExtractProps<Id extends ScreenId> {
  /** The data of the whole screen: an extract computes from them as the screen does. */
  data: ScreenOf<Id>;
}

/** The head of the stock list. */
export function StockExtract({ data, from }: ExtractProps<'pharm-inventory'> & { from: string }) {
  const lines = data.products
    .slice(0, 4)
    .map((product) => stockLine(product, data.today, data.warnDays));
  return (
    <div className={styles.card} data-place="stock" data-product="tappharm">
      <CardTop title={data.title} note={from} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name}>
            <strong>{line.name}</strong>
            <span>{formatNumber(line.quantity)}</span>
            <StockBadge line={line} words={data.words} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The ticket being paid. */
export function SaleExtract({ data }: ExtractProps<'pos-checkout'>) {
  const { products, discount, words } = data;
  return (
    <div className={styles.card} data-place="sale" data-product="tappos">
      <CardTop title={`${words.ticket}${NBSP}${formatNumber(data.number)}`} note={data.title} />
      <ul className={styles.lines}>
        {products.map(
          ({ name, price, taken }) =>
            taken && (
              <li key={name}>
                <strong>{name}</strong>
                <span>×{taken}</span>
                <span className={styles.amount}>{formatNumber(taken * price)}</span>
              </li>
            ),
        )}
      </ul>
      <p className={styles.total}>
        <span>{words.total}</span>
        <span>{formatMoney(checkoutTotals(products, discount).total)}</span>
      </p>
      <p className={styles.payments}>
        <span>{words.mobile}</span>
        <span>{words.cash}</span>
      </p>
    </div>
  );
}

/** Who is here this morning: a bar per class, plain where a family is still to be called. */
export function AttendanceExtract({ data: { classes, words } }: ExtractProps<'school-dashboard'>) {
  const enrolled = sumOf(classes, (line) => line.enrolled);
  const present = enrolled - sumOf(classes, ({ absent }) => absent);
  return (
    <div className={styles.card} data-place="attendance" data-product="tapschool">
      <p className={styles.small}>{words.present}</p>
      <p className={styles.big}>{printShare(present, enrolled)}</p>
      <svg viewBox="0 0 98 40" aria-hidden="true" preserveAspectRatio="none">
        {classes.map((line, index) => {
          const height = 40 - (line.absent / line.enrolled) * 40;
          return (
            <rect
              key={line.name}
              data-call={toCall(line) > 0 || undefined}
              x={index * 11}
              y={(40 - height).toFixed(1)}
              width="9.5"
              height={height.toFixed(1)}
            />
          );
        })}
      </svg>
    </div>
  );
}

function CardTop({ title, note }: { title: string; note: string }) {
  return (
    <p className={styles.top}>
      <i aria-hidden="true" />
      <strong>{title}</strong>
      <span>{note}</span>
    </p>
  );
}
