import { formatNumber, formatPrice, formatShare } from '#i18n/format.ts';
import { sharePrice } from '#lib/money.ts';
import { getPage } from '#queries/content.ts';
import { getOnlyPlan } from '#queries/plans.ts';
import { site } from '#site.config.ts';

/**
 * The words of the page of prices, the only price and its share for each shop.
 */
export async function loadPricing() {
  const page = await getPage('tappos-pricing');
  const plan = await getOnlyPlan('tappos');
  const [printed] = plan.prices;
  const { price } = printed;
  const action = { label: plan.action, href: site.products.tappos.register };
  const { title: _, lede, examples, sizes, columns, ...words } = page.calculator;
  return {
    ...page,
    tag: { plan, price: printed, href: action.href },
    growth: { ...page.growth, price },
    examples: sizes.map((shops) => [
      formatNumber(shops),
      formatPrice(price),
      formatShare(sharePrice(price, shops), words),
    ]),
    cost: { words, price, action, whatsapp: site.whatsapp },
    bill: { ...page.bill, price },
  };
}
