import { ExtractCard } from '#components/ExtractCard.tsx';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { getScreen } from '#queries/screens.ts';
import { saleTotals, takenLines } from '../rules/sale.ts';
import styles from './extract.module.css';

/** The ticket being paid. */
export async function extract() {
  const { title, number, articles, discount, words } = await getScreen('pos-checkout');
  const lines = takenLines(articles);
  return (
    <ExtractCard
      product="tappos"
      title={`${words.ticket}${NBSP}${formatNumber(number)}`}
      note={title}
    >
      <ul className={styles.lines}>
        {lines.map(({ name, price, quantity }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>×{quantity}</span>
            <span className={styles.amount}>{formatNumber(quantity * price)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{words.total}</span>
        <span>{formatMoney(saleTotals(lines, 0, discount).total)}</span>
      </p>
      <p className={styles.payments}>
        <span>{words.mobile}</span>
        <span>{words.cash}</span>
      </p>
    </ExtractCard>
  );
}
