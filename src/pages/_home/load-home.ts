import { figureTile } from '#i18n/spoken.ts';
import { drawDashboards } from '#products/dashboards.ts';
import { drawDays } from '#products/days.ts';
import { drawGesture } from '#products/gesture.ts';
import { getContactCall } from '#queries/contact.ts';
import { getNavigation, getPage } from '#queries/content.ts';
import { getCustomers, getTestimonials } from '#queries/people.ts';
import { getProducts } from '#queries/products.ts';
import { site } from '#site.config.ts';

/**
 * The home page's words; each product's figure of the day and dashboard; one product's interactive
 * object.
 */
export async function loadHome() {
  const page = await getPage('home');
  const products = await getProducts();
  const { trial: label } = await getNavigation();
  const gesture = await drawGesture();
  const trial = { label, doors: site.products };
  return {
    ...page,
    hero: {
      hero: page.hero,
      products,
      days: await drawDays(),
      gesture: gesture.shown,
      trial: { label, href: site.products[gesture.product].register },
    },
    figures: page.figures.map(figureTile),
    products: {
      title: page.products.title,
      products,
      trial,
      screens: await drawDashboards(),
    },
    prices: { products, trial },
    voices: { ...(await getTestimonials()), question: (await getContactCall()).question },
    customers: await getCustomers(),
  };
}
