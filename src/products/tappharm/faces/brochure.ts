import { formatFigure } from '#i18n/figures.ts';
import { formatDate, formatMoney, formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import type { BrochureBody, BrochurePaper } from '#products/brochures.ts';
import { getPage } from '#queries/content.ts';
import { getDemo } from '#queries/demos.ts';
import { sampleWord } from '#queries/samples.ts';
import { claimOf } from '../rules/co-payment.ts';

export async function brochure(): Promise<BrochureBody> {
  const { hero, pace, services } = await getPage('tappharm-overview');
  const { steps } = await getPage('tappharm-features');
  const { module } = await getPage('tappharm-pricing');
  return {
    ...hero,
    paper: await prescription(),
    figures: pace.items.map(({ figure, label }) => ({ value: formatFigure(figure), label })),
    groups: steps.map(({ id, title }) => ({ title, items: [services[id].text] })),
    apart: { title: `${module.tag}${NBSP}: ${module.title}.`, text: module.text },
  };
}

/** The prescription of the demonstration, shared at the rate of its first card. */
async function prescription(): Promise<BrochurePaper> {
  const demo = await getDemo('co-payment');
  const { pharmacy, date, lines, words, cards } = demo.board;
  const [{ payer, rate }] = cards;
  const served = lines.map(({ name, price, quantity }) => ({ name, amount: price * quantity }));
  const { total, due } = claimOf(served, { rate, ceiling: null });
  return {
    title: pharmacy,
    note: `${words.prescribed} ${formatDate(new Date(date))}`,
    lines: served.map(({ name, amount }) => ({ label: name, value: formatNumber(amount) })),
    sums: [
      { label: words.total, value: formatNumber(total.amount) },
      { label: words.due, value: formatMoney(due), strong: true },
      { label: `${payer}, ${rate}${NBSP}%`, value: formatMoney(total.payer) },
    ],
    shares: [total.copay, total.payer],
    example: await sampleWord('drawing', demo),
  };
}
