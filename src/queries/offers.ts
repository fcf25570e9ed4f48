import type { ProductId } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import { getNavigation } from './content.ts';
import { plansOf } from './plans.ts';
import { getProduct } from './products.ts';

export interface Price {
  /** The plan, then its note if it has one: « Gold, la première année ». */
  readonly name: string;
  /** In whole francs of the BCEAO. */
  readonly amount: number;
  readonly per: 'month' | 'school-year';
  /** Of a promotion: the usual price, and the last day, « 2026-12-31 ». */
  readonly was?: number | undefined;
  readonly until?: string | undefined;
}

/**
 * The prices of a product, in the order of its plans. Plans on quotation have none.
 * @throws Error naming the plan whose price has no period, or is not in francs
 */
export async function getOffers(product: ProductId): Promise<Price[]> {
  return (await plansOf(product)).flatMap(({ id, data: { name, prices } }) =>
    prices.flatMap(({ figure, per, note }): Price[] => {
      if (!figure) return [];
      const { amount, currency, was, until } = figure;
      if (!per || currency === 'EUR') {
        throw new Error(`src/content/fr/plans/${id}.yaml : un prix en francs veut un « per »`);
      }
      return [{ name: note ? `${name}, ${note}` : name, amount, per, was, until }];
    }),
  );
}

/** The products in structured data, which every page carries: few words, to keep pages small. */
export async function getSoftware(ids: readonly ProductId[]) {
  const { trialOffer } = await getNavigation();
  const software = ids.map(async (id) => {
    const { name, pitch } = await getProduct(id);
    const path = productPath(id, 'overview');
    return { name, description: pitch, path, trial: trialOffer };
  });
  return Promise.all(software);
}
