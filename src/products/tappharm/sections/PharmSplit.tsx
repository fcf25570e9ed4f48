import { HeroTry, type HeroTryProps } from '#components/HeroTry.tsx';
import text from '#components/ui/layout.module.css';
import { Pair } from '#components/ui/Pair.tsx';
import { formatDate, formatMoney, formatNumber, formatRate, formatSigned } from '#i18n/format.ts';
import { type Board, firstClaim } from '../demo/prescription.ts';
import styles from './PharmSplit.module.css';

export interface PharmSplitProps extends Pick<HeroTryProps, 'example' | 'more'> {
  board: Board;
}

/** The demonstration's prescription, split between payer and patient at a choice of rates. */
export function PharmSplit({ board, example, more }: PharmSplitProps) {
  const { pharmacy, date, cards, rates, lines, words } = board;
  const [{ payer, rate: agreed }] = cards;
  const claims = rates.map((rate) => ({ rate, ...firstClaim(board, rate) }));
  // If one rate rounds, all keep the line: the opening has one height at every rate.
  const rounded = claims.some(({ rounding }) => rounding !== 0);
  return (
    <HeroTry
      head={
        <div className={styles.head}>
          <p>
            <strong>{pharmacy}</strong>
            {words.prescribed} {formatDate(new Date(date))}
          </p>
          <dl className={text.sums}>
            {lines.map(({ name, price, quantity }) => (
              <Pair key={name} label={name} value={formatNumber(price * quantity)} />
            ))}
            <Pair label={words.total} value={formatNumber(claims[0]?.total.amount ?? 0)} />
          </dl>
        </div>
      }
      legend={words.rate}
      first={rates.indexOf(agreed)}
      cases={claims.map(({ rate, total, due, rounding }) => ({
        label: formatRate(rate),
        shown: (
          <div className={styles.parts}>
            <p>
              {words.due} <strong>{formatMoney(due)}</strong>
            </p>
            <p>
              {payer} <strong>{formatMoney(total.payer)}</strong>
            </p>
            <svg viewBox={`0 0 ${total.amount} 10`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={total.amount - total.payer} height="10" />
              <rect x={total.amount - total.payer} width={total.payer} height="10" />
              <path d={`M${total.amount - total.payer} 0v10`} />
            </svg>
            {rounded && (
              <small>{rounding !== 0 && `${words.rounding} ${formatSigned(rounding)}`}</small>
            )}
          </div>
        ),
      }))}
      example={example}
      more={more}
    />
  );
}
