import type { PlanPrice } from '#components/ui/PlanCard.tsx';
import { NBSP } from '#lib/spaces.ts';

/** « 20 000 FCFA », or « Sur devis ». */
export function priceOf({ amount, unit }: PlanPrice): string {
  return unit ? `${amount}${NBSP}${unit}` : amount;
}

/** Lowers the first letter, to print a text inside a sentence; names inside are unchanged. */
export function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
