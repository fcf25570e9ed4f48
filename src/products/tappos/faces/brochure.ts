import type { BrochureBody } from '#products/brochures.ts';
import { getPage } from '#queries/content.ts';

export async function brochure(): Promise<BrochureBody> {
  const { hero, speed } = await getPage('tappos-overview');
  const { counter, store, office } = (await getPage('tappos-features')).rooms;
  return {
    ...hero,
    figures: speed.receipt.claims.map(({ value, label, note }) => ({
      value,
      label: [label, note].filter(Boolean).join(', '),
    })),
    groups: [counter, store, office].map(({ title, modules }) => ({
      title,
      items: modules.map((module) => module.title),
    })),
  };
}
