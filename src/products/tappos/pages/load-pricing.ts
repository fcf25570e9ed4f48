import { formatMoney, formatNumber, formatShare } from '#i18n/format.ts';
import { sharePrice } from '#lib/costs.ts';
import { getPage } from '#queries/content.ts';
import { getOnlyPlan } from '#queries/plans.ts';
import { site } from '#site.config.ts';

/**
 * The words of the page of prices, the only price and its share for each shop.
 * @throws Error if the plan has no price.
 */
export async function loadPricing() {
  const page = await getPage('tappos-pricing');
  const plan = await getOnlyPlan('tappos');
  const [price] = plan.prices;
  if (!price) throw new Error('src/content/fr/plans : le prix de TapPOS manque');
  const { francs } = price;
  const action = { label: plan.action, href: site.products.tappos.register };
  const { title: _, lede, examples, sizes, columns, ...words } = page.calculator;
  return {
    ...page,
    tag: { plan, price, href: action.href },
    growth: { ...page.growth, price },
    examples: sizes.map((shops) => [
      formatNumber(shops),
      formatMoney(francs),
      formatShare(sharePrice(francs, shops), words, 'FCFA'),
    ]),
    cost: { words, price: francs, action, whatsapp: site.whatsapp },
    bill: { ...page.bill, price },
  };
}
