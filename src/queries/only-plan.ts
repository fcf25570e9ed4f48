import type { Money } from '#lib/figures.ts';
import { Refusal } from '#lib/refusal.ts';
import type { PrintedPlan } from './printed-plan.ts';

type Price = PrintedPlan['prices'][number];
type Priced = Price & { price: Money };

/** A plan that has prices, none on quote. */
export type PricedPlan = Omit<PrintedPlan, 'prices'> & {
  readonly prices: readonly [Priced, ...Priced[]];
};

const fileOf = ({ id }: Pick<PrintedPlan, 'id'>) => `src/content/fr/plans/${id}.yaml`;

/**
 * The plan of a product whose page of prices shows a single one and reckons with its prices.
 * Why not several: docs/decisions/010-products-and-folders.md.
 * @throws Refusal naming the files of the plans if there is none or several, or the file of a price
 * without a figure
 */
export function onlyPlan(product: string, plans: readonly PrintedPlan[]): PricedPlan {
  const [plan, ...others] = plans;
  if (!plan) throw new Refusal(`src/content/fr/plans : aucune formule pour ${product}`);
  if (others.length > 0) {
    throw new Refusal(
      `${others.map(fileOf).join(', ')} : la page des tarifs de ${product} montre une seule formule, ${fileOf(plan)} ; plusieurs demandent une autre page`,
    );
  }
  const [first, ...later] = plan.prices.map((printed): Priced => {
    const { price } = printed;
    if (price === undefined) {
      throw new Refusal(
        `${fileOf(plan)} : chaque prix veut un « figure », la page en fait le compte`,
      );
    }
    return { ...printed, price };
  });
  if (!first) throw new Refusal(`${fileOf(plan)} : le prix manque`);
  return { ...plan, prices: [first, ...later] };
}
