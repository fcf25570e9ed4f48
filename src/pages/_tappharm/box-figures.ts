import { formatMoney, formatNumber } from '../../lib/money.ts';
import { coverOf } from '../../lib/third-party.ts';
import { NBSP } from '../../lib/typography.ts';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { PharmStep } from '../../schemas/pages/tappharm-features.ts';

export type Box = PageOf<'tappharm-features'>['box'];

/** What the followed box writes at each step, computed from its price and its numbers. */
export function boxFigures(box: Box): Record<PharmStep, string> {
  const { payer, customer } = coverOf(box.price, box.rate);
  return {
    orders: `${formatNumber(box.ordered)}${NBSP}${box.boxes}`,
    stock: `${formatNumber(box.left + box.ordered)}${NBSP}${box.boxes}`,
    sale: formatMoney(box.price),
    insurance: `${formatNumber(payer)} +${NBSP}${formatNumber(customer)}`,
    credit: formatMoney(box.owed * box.price),
    closing: formatMoney(box.gap),
  };
}
