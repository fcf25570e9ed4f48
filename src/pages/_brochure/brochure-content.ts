import { getPage } from '../../lib/content.ts';
import { NBSP } from '../../lib/typography.ts';
import type { ProductId } from '../../routes.ts';

export interface BrochureGroup {
  title: string;
  items: readonly { text: string; note?: string }[];
}

export interface BrochureBody {
  title: string;
  lede: string;
  figures: readonly { value: string; label: string }[];
  groups: readonly BrochureGroup[];
  /** What is paid apart from the plan. */
  apart?: { title: string; text: string };
}

const plain = (items: readonly string[]) => items.map((text) => ({ text }));

/** What a sheet says, from the pages of the product. */
export const brochureBodies: Readonly<Record<ProductId, () => Promise<BrochureBody>>> = {
  tappharm: async () => {
    const { hero, pace } = await getPage('tappharm-overview');
    const { steps } = await getPage('tappharm-features');
    const { module } = await getPage('tappharm-pricing');
    return {
      ...hero,
      figures: pace.items,
      groups: steps.map(({ title, details }) => ({ title, items: plain(details) })),
      apart: { title: `${module.tag}${NBSP}: ${module.title}.`, text: module.text },
    };
  },
  tappos: async () => {
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
        items: modules.map((module) => ({ text: module.title, note: module.details.join(', ') })),
      })),
    };
  },
  tapschool: async () => {
    const { hero, proof } = await getPage('tapschool-overview');
    const { groups } = await getPage('tapschool-features');
    const { nonProfit } = (await getPage('tapschool-pricing')).included;
    return {
      ...hero,
      figures: proof.figures,
      groups: groups.map(({ title, items }) => ({ title, items: plain(items) })),
      apart: nonProfit,
    };
  },
};
