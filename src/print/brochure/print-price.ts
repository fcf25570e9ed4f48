import type { PlanPrice } from '#components/ui/PlanCard.tsx';
import { NBSP } from '#lib/spaces.ts';

/** « 20 000 FCFA », or « Sur devis ». */
export function priceOf({ amount, unit }: PlanPrice): string {
  return unit ? `${amount}${NBSP}${unit}` : amount;
}

/** As the middle of a sentence: only the first letter, names keep theirs. */
export function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
