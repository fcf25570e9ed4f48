import { whatsappLink } from '#lib/contact.ts';
import { getPage } from '#queries/content.ts';
import { getPlans } from '#queries/plans.ts';
import { productPath, routes } from '#routes.ts';
import { site } from '#site.config.ts';
import { exampleRows, finderPlans } from '../sections/finder.ts';

/** The words of the page of prices, the plans, and what finds the plan of a school by its size. */
export async function loadPricing() {
  const page = await getPage('tapschool-pricing');
  const { groups } = await getPage('tapschool-features');
  const plans = await getPlans('tapschool');
  const { title: _, lede, examples, columns, ...words } = page.calculator;
  const finder = finderPlans(plans);
  const registerHref = site.products.tapschool.register;
  const features = productPath('tapschool', 'features');
  return {
    ...page,
    examples: exampleRows(finder, plans, words),
    finder: { words, plans: finder, href: registerHref, whatsapp: site.whatsapp },
    plans: {
      plans,
      subscribe: page.subscribe,
      nonProfit: page.included.nonProfit,
      registerHref,
      quoteHref: whatsappLink(site.whatsapp, page.quote),
      contactHref: routes.contact,
    },
    included: {
      ...page.included,
      domains: groups.map(({ id, title }) => ({ title, href: `${features}#${id}` })),
      featuresHref: features,
    },
  };
}
