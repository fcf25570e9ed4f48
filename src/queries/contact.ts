import { mailtoLink, whatsappLink } from '#lib/contact.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import type { RouteId } from '#routes.ts';
import { site } from '#site.config.ts';
import { entryOf, getNavigation, getProduct } from './content.ts';

/** Ways to contact us: for one product, for the readers of a page, or for all products. */
export async function getContactCall(product?: ProductId, route?: RouteId) {
  const { data } = await entryOf('contactCall', 'contact-call');
  const { whatsapp, email, question, other, answer, pages, ...general } = data;
  const own = pages[route as keyof typeof pages];
  const about = product && { lede: answer, ...(await getProduct(product)).contact };
  const { title, lede, message, subject } = about ?? own ?? general;
  return {
    sells: !own,
    title,
    lede,
    whatsapp: { label: whatsapp, message, href: whatsappLink(site.whatsapp, message) },
    question: { label: question, href: whatsappLink(site.whatsapp, message) },
    other: { label: other, href: whatsappLink(site.whatsapp, message) },
    email: { label: email, href: mailtoLink(site.email, subject) },
    cloth: product ?? 'company',
  };
}

/** The trial of a product, which is named: it is beside the trials of the others. */
export const trialLink = async (product: ProductId) => {
  const { name, start } = await getProduct(product);
  const { trial } = await getNavigation();
  return { label: trial, of: name, start, href: site.products[product].register };
};

/** First folders of pages with readers who may come to try a product; clients read the rest. */
const buyersRead = ['', 'ai', 'blog', 'guides', ...productIds];

export const forBuyers = (path: string): boolean => buyersRead.includes(path.split('/')[1] ?? '');

export const getOffersInBars = () =>
  Promise.all(
    productIds.map(async (product) => {
      const { name, home } = await getProduct(product);
      const { register, login } = site.products[product];
      return { product, name, cost: home.cost, href: register, login };
    }),
  );

/** @param line the sentence before the links, which belongs to the place where they are */
export async function getTrialLine(product: ProductId, line: string) {
  const { price } = await getProduct(product);
  const { question } = await getContactCall(product);
  return {
    line,
    trial: { label: (await getNavigation()).trial, href: site.products[product].register },
    question,
    price,
  };
}
