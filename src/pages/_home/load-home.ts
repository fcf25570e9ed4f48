import { figureTile } from '#i18n/spoken.ts';
import { drawDashboards } from '#products/dashboards.ts';
import { drawGesture } from '#products/gesture.ts';
import { getContactCall } from '#queries/contact.ts';
import { getNavigation, getPage } from '#queries/content.ts';
import { getCustomers, getTestimonials } from '#queries/people.ts';
import { getProducts } from '#queries/products.ts';
import { site } from '#site.config.ts';

/**
 * The home page's words; the dashboard of each product; one product's interactive object.
 */
export async function loadHome() {
  const page = await getPage('home');
  const products = await getProducts();
  const { trial: label } = await getNavigation();
  const trial = { label, doors: site.products };
  const { question } = await getContactCall();
  return {
    ...page,
    hero: {
      hero: page.hero,
      products,
      gesture: await drawGesture(),
    },
    figures: { ...page.figures, items: page.figures.items.map(figureTile) },
    products: {
      title: page.products.title,
      products,
      trial,
      screens: await drawDashboards(),
    },
    reasons: { ...page.reasons, question },
    voices: { ...(await getTestimonials()), question },
    customers: await getCustomers(),
  };
}
