import { formatDate, formatMoney, formatSigned } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import type { Claim } from '../rules/co-payment.ts';
import styles from './ClaimResult.module.css';
import type { Prescription, Words } from './prescription.ts';

export interface ClaimResultProps {
  words: Words;
  state: Prescription;
  refused: boolean;
  claim: Claim;
}

/** What the patient pays now, what is claimed, and the rounding; announced when they change. */
export function ClaimResult({ words, state, refused, claim }: ClaimResultProps) {
  const { card, rate, ceiling } = state;
  const { total, due, rounding } = claim;
  const detail = () => {
    if (refused) return words.refused.replace('#', formatDate(new Date(card.until)));
    if (total.payer === ceiling) return words.capped;
    const voucher = `${words.voucher}${NBSP}${card.voucher}`;
    return `${card.holder}, ${card.employer}, ${voucher}, ${rate}${NBSP}%`;
  };
  return (
    <div className={styles.root} role="status" data-refused={refused || undefined}>
      <p>
        {words.due} <strong>{formatMoney(due)}</strong>
      </p>
      <p>
        {words.claim} {card.payer} <strong>{formatMoney(total.payer)}</strong>
      </p>
      {rounding !== 0 && <small>{`${words.rounding} ${formatSigned(rounding)}`}</small>}
      <small id="claim-detail">{detail()}</small>
    </div>
  );
}
