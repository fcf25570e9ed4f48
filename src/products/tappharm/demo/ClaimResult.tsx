import { unbroken } from '#components/ui/unbroken.ts';
import { formatDate, formatMoney, formatRate, formatSigned } from '#i18n/format.ts';
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

/**
 * What the patient pays now, what is claimed, and the rounding. A log, not a status: a status is
 * read whole at each change, so that an unchanged refusal would be repeated. Each text is a new
 * element when it changes; a log announces only new texts.
 */
export function ClaimResult({ words, state, refused, claim }: ClaimResultProps) {
  const { card, rate } = state;
  const { total, due, above, rounding } = claim;
  const voucher = `${words.voucher}${NBSP}${card.voucher}`;
  let detail = `${card.holder}, ${card.employer}, ${voucher}, ${formatRate(rate)}`;
  if (refused) detail = words.refused.replace('#', formatDate(new Date(card.until)));
  else if (above > 0) detail = words.capped;
  return (
    <div className={styles.root} role="log" data-refused={refused || undefined}>
      <p key={`due ${due}`}>
        {words.due} <strong>{unbroken(formatMoney(due))}</strong>
      </p>
      <p key={`${card.payer} ${total.payer}`}>
        {words.claim} {card.payer} <strong>{unbroken(formatMoney(total.payer))}</strong>
      </p>
      {rounding !== 0 && (
        <small key={`round ${rounding}`}>{`${words.rounding} ${formatSigned(rounding)}`}</small>
      )}
      <small key={detail} id="log">
        {detail}
      </small>
    </div>
  );
}
