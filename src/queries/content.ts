import { getEntry } from 'astro:content';
import { currentLocale } from '#i18n/edition.ts';
import type { Locale } from '#i18n/locales.ts';
import { mailtoLink, whatsappLink } from '#lib/contact.ts';
import type { Named } from '#lib/figures.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { productSections } from '#products/room.ts';
import { productPath, productRoute, routes } from '#routes.ts';
import type { FaqItem } from '#schemas/faq.ts';
import type { Navigation } from '#schemas/navigation.ts';
import type { PageId, PageOf } from '#schemas/pages/index.ts';
import type { Product } from '#schemas/product.ts';
import { site } from '#site.config.ts';
import { entriesOf, entryOf } from './entry.ts';
import { readNamed } from './examples-file.ts';
import { getChoosingGuide } from './guides.ts';
import { printedPlan } from './printed-plan.ts';
import { marked, markedAll, sampleWord } from './samples.ts';

/** @throws Error naming the file that is missing. */
export async function getPage<Id extends PageId>(
  id: Id,
  locale: Locale = currentLocale(),
): Promise<PageOf<Id>> {
  const entry = await entryOf('pages', `pages/${id}`, locale);
  if (entry?.data.page !== id) throw new Error(`src/content/${locale}/pages/${id}.yaml manque`);
  return entry.data as PageOf<Id>;
}

/** What every product's overview has: the page of each one is its own. */
export async function getOverview(
  product: ProductId,
  locale: Locale = currentLocale(),
): Promise<PageOf<`${ProductId}-overview`>> {
  return getPage(`${product}-overview`, locale);
}

/** All that a text may call by name. */
export async function getNamed(): Promise<Named> {
  return { ...readNamed(), ...(await getEntry('figures', 'figures'))?.data };
}

export async function getNavigation(locale: Locale = currentLocale()): Promise<Navigation> {
  const entry = await entryOf('navigation', 'navigation', locale);
  if (!entry) throw new Error(`src/content/${locale}/navigation.yaml manque`);
  const ofProducts = productIds.map(async (product) => {
    const { pages } = await getProduct(product, locale);
    return productSections.map((section) => [productRoute(product, section), pages[section]]);
  });
  const names = Object.fromEntries((await Promise.all(ofProducts)).flat());
  return { ...entry.data, routes: { ...entry.data.routes, ...names } };
}

export async function getProduct(id: ProductId, locale: Locale = currentLocale()) {
  const entry = await entryOf('products', `products/${id}`, locale);
  if (!entry) throw new Error(`src/content/${locale}/products/${id}.yaml manque`);
  return entry.data;
}

export async function getProducts(
  locale: Locale = currentLocale(),
): Promise<Record<ProductId, Product>> {
  const entries = await entriesOf('products', locale);
  const products = entries.map(async ({ id, data }) => {
    return [id, { ...data, ai: await marked('proposal', data.ai, locale) }] as const;
  });
  return Object.fromEntries(await Promise.all(products)) as Record<ProductId, Product>;
}

/** What machines are told of products on every page: few words, since no page has room for more. */
export async function getSoftware(ids: readonly ProductId[], locale: Locale = currentLocale()) {
  const { trialOffer } = await getNavigation(locale);
  const software = ids.map(async (id) => {
    const { name, pitch } = await getProduct(id, locale);
    const path = productPath(id, 'overview');
    return { name, description: pitch, path, trial: trialOffer };
  });
  return Promise.all(software);
}

/** @throws Error naming the file that is missing. */
export async function getProductNames(
  locale: Locale = currentLocale(),
): Promise<Readonly<Record<ProductId, string>>> {
  const names = productIds.map(async (id) => [id, (await getProduct(id, locale)).name] as const);
  return Object.fromEntries(await Promise.all(names)) as Record<ProductId, string>;
}

/** The words and ready links of « talk to us », about one product or the whole house. */
export async function getContactCall(product?: ProductId, locale: Locale = currentLocale()) {
  const entry = await entryOf('contactCall', 'contact-call', locale);
  if (!entry) throw new Error(`src/content/${locale}/contact-call.yaml manque`);
  const { lede, whatsapp, email, question, ...house } = entry.data;
  const { title, message, subject } = product ? (await getProduct(product, locale)).contact : house;
  return {
    title,
    lede,
    whatsapp: { label: whatsapp, message, href: whatsappLink(site.whatsapp, message) },
    question: { label: question, href: whatsappLink(site.whatsapp, message) },
    email: { label: email, href: mailtoLink(site.email, subject) },
    cloth: product ?? 'house',
  };
}

/** The trial, a question and the price, where one has just understood: what is said is the place's. */
export async function getTrialLine(
  product: ProductId,
  said: string,
  locale: Locale = currentLocale(),
) {
  const { price } = await getProduct(product, locale);
  const { question } = await getContactCall(product, locale);
  return {
    said,
    trial: { label: (await getNavigation(locale)).trial, href: site.products[product].register },
    question,
    price,
  };
}

/** The plans of a product in their order, prices ready to print. */
export async function getPlans(product: ProductId, locale: Locale = currentLocale()) {
  const plans = (await entriesOf('plans', locale)).filter(
    ({ data }) => data.product.id === product,
  );
  plans.sort((a, b) => a.data.order - b.data.order);
  return plans.map(({ id, data }) => printedPlan(id, data));
}

/**
 * The plan of a product whose page of prices is drawn for one.
 * @throws Error if it has none, or several.
 */
export async function getOnlyPlan(product: ProductId, locale: Locale = currentLocale()) {
  const plans = await getPlans(product, locale);
  const [plan] = plans;
  if (plan && plans.length === 1) return plan;
  const ids = plans.map(({ id }) => `${id}.yaml`).join(', ') || 'aucune';
  throw new Error(
    `src/content/${locale}/plans : la page des tarifs de ${product} montre une formule, ni plus ni moins (${ids})`,
  );
}

/** The home page's list of quotes, and the title that its samples let it bear. */
export async function getTestimonials(locale: Locale = currentLocale()) {
  const entry = await entryOf('testimonials', 'testimonials', locale);
  if (!entry) throw new Error(`src/content/${locale}/testimonials.yaml manque`);
  const { title, sampleTitle, items } = entry.data;
  return {
    title: items.some(({ sample }) => sample) ? sampleTitle : title,
    items: await markedAll('testimonial', items, locale),
  };
}

/** What somebody says of one product, if anybody does. */
export async function getVoice(product: ProductId, locale: Locale = currentLocale()) {
  const { items } = await getTestimonials(locale);
  return items.find((item) => item.product === product);
}

/** The same of customers: one word for the list while all are samples, else one for each that is. */
export async function getCustomers(locale: Locale = currentLocale()) {
  const entry = await entryOf('customers', 'customers', locale);
  if (!entry) throw new Error(`src/content/${locale}/customers.yaml manque`);
  const { title, sampleTitle, lede, items } = entry.data;
  const all = items.every(({ sample }) => sample);
  return {
    title: items.some(({ sample }) => sample) ? sampleTitle : title,
    lede,
    example: await sampleWord('customers', { sample: all }, locale),
    items: all ? items : await markedAll('customer', items, locale),
  };
}

async function getQuestions(locale: Locale) {
  return (await entryOf('faq', 'faq', locale))?.data.items ?? [];
}

/** What is answered. */
export async function getFaq(locale: Locale = currentLocale()): Promise<FaqItem[]> {
  const questions = await getQuestions(locale);
  return questions.flatMap(({ id, category, question, answer }) =>
    answer === undefined ? [] : [{ id, category, question, answer }],
  );
}

/** How many answers each trade reads without a touch. */
const FIRST = 2;

/** Each trade by its software, and what it asks first of the FAQ: no answer is first for two. */
export async function getTrades(locale: Locale = currentLocale()) {
  const products = await getProducts(locale);
  const taken = new Set<string>();
  return productIds.map((id) => {
    const { name, audience, asked } = products[id];
    const first = asked
      .flatMap((href) => href.split(`${routes.support}#`).slice(1))
      .filter((answer) => !taken.has(answer))
      .slice(0, FIRST);
    for (const answer of first) taken.add(answer);
    return { id, name, audience, first };
  });
}

/**
 * What visitors ask of a product and the content does not answer yet, each with a link that asks
 * it; undefined once all is answered.
 */
export async function getOpenQuestions(product: ProductId, locale: Locale = currentLocale()) {
  const questions = (await getQuestions(locale)).filter(
    (item) => item.answer === undefined && item.product?.id === product,
  );
  if (questions.length === 0) return undefined;
  const { title, lede, message } = (await getPage('support', locale)).open;
  const links = questions.map(({ question }) => ({
    text: question,
    href: whatsappLink(site.whatsapp, `${message} ${question}`),
  }));
  const guide = await getChoosingGuide(product, locale);
  return { title, lede, links, ...(guide && { guide }) };
}

/**
 * Some answers of the FAQ, in the order asked.
 * @throws Error naming the id that the FAQ lacks, or that nobody has answered.
 */
export async function pickFaq(ids: readonly string[], locale: Locale = currentLocale()) {
  const items = await getFaq(locale);
  return ids.map((id) => {
    const item = items.find((candidate) => candidate.id === id);
    if (!item)
      throw new Error(`src/content/${locale}/faq.yaml : la question ${id} manque, ou sa réponse`);
    return item;
  });
}

/** The words of the search, as its page prints them. */
export async function getSearchWords(locale: Locale = currentLocale()) {
  const entry = await entryOf('search', 'search', locale);
  if (!entry) throw new Error(`src/content/${locale}/search.yaml manque`);
  return entry.data;
}

/** What is said of the seasons; the browser reads it in `virtual:season-settings`. */
export async function getSeasons(locale: Locale = currentLocale()) {
  const entry = await entryOf('seasons', 'seasons', locale);
  if (!entry) throw new Error(`src/content/${locale}/seasons.yaml manque`);
  return entry.data;
}
