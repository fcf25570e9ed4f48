import type { ProductId } from '#products/registry.ts';
import { entriesOf } from './entry.ts';
import { onlyPlan } from './only-plan.ts';
import { printedPlan } from './printed-plan.ts';

/** The plans of a product in their order. */
export async function plansOf(product: ProductId) {
  const plans = (await entriesOf('plans')).filter(({ data }) => data.product.id === product);
  return plans.sort((a, b) => a.data.order - b.data.order);
}

/** The same, prices ready to print. */
export async function getPlans(product: ProductId) {
  return (await plansOf(product)).map(({ id, data }) => printedPlan(id, data));
}

/** The plan of a product whose page of prices shows a single one. @throws Refusal as `onlyPlan` */
export const getOnlyPlan = async (product: ProductId) => onlyPlan(product, await getPlans(product));
