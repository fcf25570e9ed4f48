import { formatMoney, formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { shareOf } from '../rules/co-payment.ts';
import type { PharmStep } from '../schemas/pages/features.ts';

export type Box = PageOf<'tappharm-features'>['box'];

/** The figures shown at each step, computed from the price and numbers of the box. */
export function boxFigures(box: Box): Record<PharmStep, string> {
  const { payer, copay } = shareOf(box.price, box.rate);
  return {
    orders: `${formatNumber(box.ordered)}${NBSP}${box.boxes}`,
    stock: `${formatNumber(box.left + box.ordered)}${NBSP}${box.boxes}`,
    sale: formatMoney(box.price),
    insurance: `${formatNumber(copay)} +${NBSP}${formatMoney(payer)}`,
    credit: formatMoney(box.owed * box.price),
    closing: formatMoney(box.gap),
  };
}
