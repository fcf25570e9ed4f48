import { formatMoney, formatNumber } from '#i18n/format.ts';
import type { BrochureBody, BrochurePaper } from '#products/parts.ts';
import { getDemo, getPage, sampleWord } from '#queries/content.ts';
import { codedLines, subtotalOf } from '../rules/sale.ts';

export async function brochure(): Promise<BrochureBody> {
  const { hero, speed } = await getPage('tappos-overview');
  const { counter, store, office } = (await getPage('tappos-features')).rooms;
  return {
    title: hero.title,
    lede: hero.lede,
    paper: await ticket(),
    figures: speed.receipt.claims.map(({ figure, label, note }) => ({
      figure,
      label: [label, note].filter(Boolean).join(', '),
    })),
    groups: [counter, store, office].map(({ title, modules }) => ({
      title,
      items: modules.map((module) => module.title),
    })),
  };
}

async function ticket(): Promise<BrochurePaper> {
  const till = await getDemo('till');
  const { words } = till;
  const { received } = till.example;
  const lines = codedLines(till.articles, till.example.lines);
  const total = subtotalOf(lines);
  return {
    title: till.shop,
    note: till.ticket.replace('#', till.number),
    lines: lines.map(({ name, price, quantity }) => ({
      label: `${quantity} × ${name}`,
      value: formatNumber(price * quantity),
    })),
    sums: [
      { label: words.total, value: formatMoney(total), strong: true },
      { label: words.received, value: formatNumber(received) },
      { label: words.change, value: formatNumber(received - total) },
    ],
    example: await sampleWord('drawing', till),
  };
}
