import { formatDate, formatMoney, formatNumber, formatRate, formatSigned } from '#i18n/format.ts';
import type { BrochurePaper } from '#products/parts.ts';
import { type Board, firstClaim } from '../demo/prescription.ts';

/** The prescription of the demonstration on the terms of its first card, for the printed brochure. */
export function prescription(board: Board, example: string | undefined): BrochurePaper {
  const { pharmacy, date, lines, words, cards } = board;
  const [{ payer, rate }] = cards;
  const { total, due, rounding } = firstClaim(board);
  const rounded = { label: words.rounding, value: formatSigned(rounding) };
  return {
    title: pharmacy,
    note: `${words.prescribed} ${formatDate(new Date(date))}`,
    lines: lines.map(({ name, price, quantity }) => ({
      label: name,
      value: formatNumber(price * quantity),
    })),
    sums: [
      { label: words.total, value: formatNumber(total.amount) },
      ...(rounding === 0 ? [] : [rounded]),
      { label: words.due, value: formatMoney(due), strong: true },
      { label: `${payer}, ${formatRate(rate)}`, value: formatMoney(total.payer) },
    ],
    shares: [total.amount - total.payer, total.payer],
    example,
  };
}
