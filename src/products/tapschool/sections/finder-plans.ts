import { formatPrice, formatShare, formatThings, type ShareWords } from '#i18n/format.ts';
import type { PrintedPlan } from '#queries/plans.ts';
import type { FinderPlan } from '../calculator/finder-types.ts';
import { answerOf } from '../rules/plan-answer.ts';

/** What the calculator needs of each plan. @throws Error naming a plan that lacks a field */
export function finderPlans(plans: readonly PrintedPlan[]): [FinderPlan, ...FinderPlan[]] {
  const found = plans.map(
    ({ id, name, action, people, capacity, prices: [printed] }): FinderPlan => {
      if (!people || !printed) {
        throw new Error(
          `src/content/fr/plans/${id}.yaml : « people » manque au calcul de TapSchool`,
        );
      }
      return {
        id,
        name,
        one: people.one,
        many: people.many,
        action,
        ...(printed.price ? { price: printed.price } : { label: printed.amount }),
        ...(typeof capacity === 'number' && { capacity }),
      };
    },
  );
  const [first, ...others] = found;
  if (!first) throw new Error('src/content/fr/plans : TapSchool n’a aucune formule');
  return [first, ...others];
}

/** Worked examples of the plans that have a price, for a page without JavaScript. */
export function exampleRows(
  finder: readonly FinderPlan[],
  plans: readonly PrintedPlan[],
  words: ShareWords,
) {
  return finder.flatMap((plan) => {
    const example = plans.find(({ id }) => id === plan.id)?.people?.example;
    const answer = example === undefined ? undefined : answerOf(plan, example);
    if (example === undefined || answer?.kind !== 'fits') return [];
    return [
      [
        plan.name,
        formatThings(example, plan),
        formatPrice(answer.price),
        formatShare(answer.each, words),
      ],
    ];
  });
}
