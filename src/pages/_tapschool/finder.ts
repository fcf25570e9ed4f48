import { answerOf } from '../../islands/calculators/costs.ts';
import { printShare, type ShareWords } from '../../islands/calculators/printed.ts';
import type { FinderPlan } from '../../islands/calculators/SchoolFinder.tsx';
import type { getPlans } from '../../lib/content.ts';
import { formatMoney, formatNumber } from '../../lib/money.ts';
import type { SchoolFinderContent } from '../../schemas/calculators.ts';
import { numberIn } from '../_tappharm/printed.ts';

type SchoolPlan = Awaited<ReturnType<typeof getPlans>>[number];
type Kinds = SchoolFinderContent['kinds'];

/**
 * What the finder needs of each plan, in the order of `kinds`.
 * @throws Error naming the plan that is missing.
 */
export function finderPlans(
  plans: readonly SchoolPlan[],
  kinds: Kinds,
  scale: readonly { plan: { id: string }; capacity: string }[],
): [FinderPlan, ...FinderPlan[]] {
  const found = kinds.map(({ plan: { id }, one, many }): FinderPlan => {
    const plan = plans.find((candidate) => candidate.id === id);
    const price = plan?.prices[0];
    if (!plan || !price) throw new Error(`tapschool-pricing.yaml : ${id} n’est pas une formule`);
    const limit = scale.find((step) => step.plan.id === id)?.capacity;
    return {
      id,
      name: plan.name,
      one,
      many,
      action: plan.action,
      ...(price.francs === undefined ? { label: price.amount } : { price: price.francs }),
      ...(limit && { capacity: numberIn(limit) }),
    };
  });
  return found as [FinderPlan, ...FinderPlan[]];
}

/** Worked examples of the plans that have a price, for a page without JavaScript. */
export function exampleRows(plans: readonly FinderPlan[], kinds: Kinds, words: ShareWords) {
  return plans.flatMap((plan, index) => {
    const example = kinds[index]?.example;
    if (example === undefined) return [];
    const answer = answerOf(plan, example);
    if (answer.kind !== 'fits') return [];
    return [
      [
        plan.name,
        `${formatNumber(example)} ${plan.many}`,
        formatMoney(answer.price, 'F'),
        printShare(answer.each, words, 'F'),
      ],
    ];
  });
}
