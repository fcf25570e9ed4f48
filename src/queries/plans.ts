import { formatNumber, formatPromotion } from '#i18n/format.ts';
import type { Money } from '#lib/figures.ts';
import { Refusal } from '#lib/refusal.ts';
import type { ProductId } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import type { Plan } from '#schemas/plan.ts';
import { entriesOf, getNavigation, getProduct } from './content.ts';

async function plansOf(product: ProductId) {
  const plans = (await entriesOf('plans')).filter(({ data }) => data.product === product);
  return plans.sort((a, b) => a.data.order - b.data.order);
}

export async function getPlans(product: ProductId) {
  return (await plansOf(product)).map(({ id, data }) => printedPlan(id, data));
}

/** The plan of a product, for a page that shows a single plan. @throws Refusal as `onlyPlan` */
export const getOnlyPlan = async (product: ProductId) => onlyPlan(product, await getPlans(product));

/** A plan as pages show it: each price printed, in `amount` and `unit`, and as it is, in `price`. */
export function printedPlan(id: string, plan: Plan) {
  return {
    ...plan,
    id,
    capacity: plan.capacity?.figure.capacity,
    prices: plan.prices.map(({ figure, label, period, note }) => ({
      amount: figure ? formatNumber(figure.amount) : (label ?? ''),
      price: figure,
      unit: figure?.currency,
      period,
      note: [note, figure && formatPromotion(figure)].filter(Boolean).join(' ; ') || undefined,
    })),
  };
}

export type PrintedPlan = ReturnType<typeof printedPlan>;

type Priced = PrintedPlan['prices'][number] & { price: Money };

export type PricedPlan = Omit<PrintedPlan, 'prices'> & {
  readonly prices: readonly [Priced, ...Priced[]];
};

const fileOf = ({ id }: Pick<PrintedPlan, 'id'>) => `src/content/fr/plans/${id}.yaml`;

/**
 * The plan of a product, for a page of prices that shows a single plan and computes with it. Why
 * not several: docs/decisions/010-products-and-folders.md.
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

export interface Price {
  /** The plan, then its note if it has a note: « Gold, la première année ». */
  readonly name: string;
  /** In whole francs of the BCEAO. */
  readonly amount: number;
  readonly per: 'month' | 'school-year';
  /** Of a promotion: the usual price, and the last day, « 2026-12-31 ». */
  readonly was?: number | undefined;
  readonly until?: string | undefined;
}

/** In the order of the plans. @throws Error naming a price without period, or not in francs */
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
