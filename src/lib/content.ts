import { getCollection, getEntry } from 'astro:content';
import type { ProductId } from '../routes.ts';
import type { ContactSubject } from '../schemas/contact-call.ts';
import type { PageId, PageOf } from '../schemas/pages/index.ts';
import type { Product } from '../schemas/product.ts';
import { site } from '../site.config.ts';
import { mailtoLink, whatsappLink } from './contact.ts';
import { formatNumber } from './money.ts';

/** @throws Error naming the file that is missing. */
export async function getPage<Id extends PageId>(id: Id): Promise<PageOf<Id>> {
  const entry = await getEntry('pages', id);
  if (entry?.data.page !== id) throw new Error(`src/content/fr/pages/${id}.yaml manque`);
  return entry.data as PageOf<Id>;
}

export async function getNavigation() {
  const entry = await getEntry('navigation', 'navigation');
  if (!entry) throw new Error('src/content/fr/navigation.yaml manque');
  return entry.data;
}

export async function getProduct(id: ProductId) {
  const entry = await getEntry('products', id);
  if (!entry) throw new Error(`src/content/fr/products/${id}.yaml manque`);
  return entry.data;
}

export async function getProducts(): Promise<Record<ProductId, Product>> {
  const entries = await getCollection('products');
  return Object.fromEntries(entries.map(({ id, data }) => [id, data])) as Record<
    ProductId,
    Product
  >;
}

/** The words and ready links of « talk to us », about one product or the whole house. */
export async function getContactCall(subject: ContactSubject) {
  const entry = await getEntry('contactCall', 'contact-call');
  if (!entry) throw new Error('src/content/fr/contact-call.yaml manque');
  const { title, lede, whatsapp, email, messages, subjects } = entry.data;
  return {
    title,
    lede,
    whatsapp: {
      label: whatsapp,
      message: messages[subject],
      href: whatsappLink(site.whatsapp, messages[subject]),
    },
    email: { label: email, href: mailtoLink(site.email, subjects[subject]) },
    cloth: subject,
  };
}

/**
 * A price of `figures.yaml`, as number and currency.
 * @throws Error naming the price that does not exist or is not an amount.
 */
export async function getPrice(id: string) {
  const figures = (await getEntry('figures', 'figures'))?.data;
  const figure = figures?.[id];
  if (figure === undefined || typeof figure === 'string') {
    throw new Error(`src/content/fr/figures.yaml : le prix ${id} manque ou n’est pas un montant`);
  }
  return figure;
}

/** The plans of a product in their order, prices ready to print. */
export async function getPlans(product: ProductId) {
  const plans = await getCollection('plans', ({ data }) => data.product.id === product);
  plans.sort((a, b) => a.data.order - b.data.order);
  return Promise.all(
    plans.map(async ({ id, data }) => ({
      ...data,
      id,
      prices: await Promise.all(
        data.prices.map(async ({ figure, label, period, note }) => {
          const price = figure ? await getPrice(figure) : undefined;
          return {
            amount: price ? formatNumber(price.amount) : (label ?? ''),
            francs: price?.amount,
            unit: price?.currency,
            period,
            note,
          };
        }),
      ),
    })),
  );
}

export async function getTestimonials() {
  return (await getEntry('testimonials', 'testimonials'))?.data.items ?? [];
}

export async function getCustomers() {
  return (await getEntry('customers', 'customers'))?.data.items ?? [];
}

export async function getFaq() {
  return (await getEntry('faq', 'faq'))?.data.items ?? [];
}

/**
 * Some answers of the FAQ, in the order asked.
 * @throws Error naming the id that the FAQ lacks.
 */
export async function pickFaq(ids: readonly string[]) {
  const items = await getFaq();
  return ids.map((id) => {
    const item = items.find((candidate) => candidate.id === id);
    if (!item) throw new Error(`src/content/fr/faq.yaml : la question ${id} manque`);
    return item;
  });
}

/** The words of the search, as its page prints them. */
export async function getSearchWords() {
  const entry = await getEntry('search', 'search');
  if (!entry) throw new Error('src/content/fr/search.yaml manque');
  return entry.data;
}

/** What the browser needs to dress a page for the season. */
export async function getSeasons() {
  const entry = await getEntry('seasons', 'seasons');
  if (!entry) throw new Error('src/content/fr/seasons.yaml manque');
  const { lunarYears, control } = entry.data;
  return { lunarYears, ...control };
}
