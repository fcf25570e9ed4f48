import { formatCount, formatPrice, formatShare } from '#i18n/format.ts';
import { getPage } from '#queries/content.ts';
import { getOnlyPlan } from '#queries/plans.ts';
import { site } from '#site.config.ts';
import { costOverYears } from '../rules/years-cost.ts';

/**
 * The words of the page of prices, the steps of the plan's price and what they cost over the years.
 */
export async function loadPricing() {
  const page = await getPage('tappharm-pricing');
  const plan = await getOnlyPlan('tappharm');
  const { title: _, lede, examples, columns, ...words } = page.calculator;
  const action = { label: plan.action, href: site.products.tappharm.register };
  const [{ price }, ...later] = plan.prices;
  const prices = [price, ...later.map((step) => step.price)] as const;
  return {
    ...page,
    stairs: { ...page.stairs, description: plan.description, prices: plan.prices, action },
    examples: words.years.map((_, index) => {
      const { total, average } = costOverYears(prices, index + 1);
      return [formatCount(index + 1, words), formatPrice(total), formatShare(average, words)];
    }),
    cost: { words, prices, action, whatsapp: site.whatsapp },
    included: { title: page.included, features: plan.features, module: page.module },
  };
}
