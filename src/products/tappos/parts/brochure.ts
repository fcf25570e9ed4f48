import type { BrochureBody } from '#products/parts.ts';
import { getPage } from '#queries/content.ts';

export async function brochure(): Promise<BrochureBody> {
  const { hero, speed } = await getPage('tappos-overview');
  const { counter, store, office } = (await getPage('tappos-features')).rooms;
  return {
    title: hero.title,
    lede: hero.lede,
    paper: hero.film,
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
