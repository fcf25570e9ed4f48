import { formatDate } from '../../lib/date.ts';
import { formatMoney } from '../../lib/money.ts';
import { NBSP } from '../../lib/typography.ts';
import styles from './ClaimResult.module.css';
import type { Shares } from './claim.ts';
import type { Prescription, Words } from './prescription.ts';

export interface ClaimResultProps {
  words: Words;
  state: Prescription;
  refused: boolean;
  total: Shares;
}

/** What is paid now and what the bordereau claims, said aloud whenever they change. */
export function ClaimResult({ words, state, refused, total }: ClaimResultProps) {
  const { card, rate, ceiling } = state;
  const detail = () => {
    if (refused) return words.refused.replace('#', formatDate(new Date(card.until)));
    if (total.payer === ceiling) return words.capped;
    return `${card.holder}, ${rate}${NBSP}%`;
  };
  return (
    <div className={styles.root} role="status" data-refused={refused || undefined}>
      <p>
        {words.due} <strong>{formatMoney(total.copay + total.outside)}</strong>
      </p>
      <p>
        {words.claim} {card.payer} <strong>{formatMoney(total.payer)}</strong>
      </p>
      <small id="detail-tiers">{detail()}</small>
    </div>
  );
}
