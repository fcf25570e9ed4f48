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

/**
 * The words of a page.
 * @throws Error naming the file that is missing
 */
export async function getPage<Id extends PageId>(
  id: Id,
  locale: Locale = currentLocale(),
): Promise<PageOf<Id>> {
  const entry = await entryOf('pages', `pages/${id}`, locale);
  if (entry?.data.page !== id) throw new Error(`src/content/${locale}/pages/${id}.yaml manque`);
  return entry.data as PageOf<Id>;
}

/** The overview of any product, typed by what the overviews of all products have in common. */
export async function getOverview(
  product: ProductId,
  locale: Locale = currentLocale(),
): Promise<PageOf<`${ProductId}-overview`>> {
  return getPage(`${product}-overview`, locale);
}

/** Everything that a text may call by name: figures, examples and deployment values. */
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

/** The products in structured data, which every page carries: few words, to keep pages small. */
export async function getSoftware(ids: readonly ProductId[], locale: Locale = currentLocale()) {
  const { trialOffer } = await getNavigation(locale);
  const software = ids.map(async (id) => {
    const { name, pitch } = await getProduct(id, locale);
    const path = productPath(id, 'overview');
    return { name, description: pitch, path, trial: trialOffer };
  });
  return Promise.all(software);
}

/** @throws Error naming the file that is missing */
export async function getProductNames(
  locale: Locale = currentLocale(),
): Promise<Readonly<Record<ProductId, string>>> {
  const names = productIds.map(async (id) => [id, (await getProduct(id, locale)).name] as const);
  return Object.fromEntries(await Promise.all(names)) as Record<ProductId, string>;
}

/** The words and links of the ways to contact us, about one product or about all of them. */
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

/**
 * The links of a `TrialLine`: the trial of a product, a question, and its price.
 * @param said the sentence before them, which belongs to the place where the line stands
 */
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
 * The plan of a product whose pricing page shows a single one.
 * @throws Error if the product has no plan, or several
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

/** The testimonials; while one of them is a sample, their title says so. */
export async function getTestimonials(locale: Locale = currentLocale()) {
  const entry = await entryOf('testimonials', 'testimonials', locale);
  if (!entry) throw new Error(`src/content/${locale}/testimonials.yaml manque`);
  const { title, sampleTitle, items } = entry.data;
  return {
    title: items.some(({ sample }) => sample) ? sampleTitle : title,
    items: await markedAll('testimonial', items, locale),
  };
}

/** The first testimonial about a product, if there is one. */
export async function getVoice(product: ProductId, locale: Locale = currentLocale()) {
  const { items } = await getTestimonials(locale);
  return items.find((item) => item.product === product);
}

/**
 * The customers. While all of them are samples, one mark stands on the whole list; once some are
 * real, each sample has its own.
 */
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

/** The questions that have an answer. */
export async function getFaq(locale: Locale = currentLocale()): Promise<FaqItem[]> {
  const questions = await getQuestions(locale);
  return questions.flatMap(({ id, category, question, answer }) =>
    answer === undefined ? [] : [{ id, category, question, answer }],
  );
}

/** How many answers each trade is shown before anything is opened. */
const FIRST = 2;

/**
 * Each trade with its product and the answers that the FAQ shows it first. An answer is shown to
 * one trade only.
 */
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
 * The questions about a product that have no answer yet, each with a link that asks it on WhatsApp;
 * undefined once all have one.
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
 * Answers of the FAQ, in the order of their ids.
 * @throws Error naming the id that does not exist, or has no answer
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

/** The words of the search: its page, its panel, synonyms and names of pages. */
export async function getSearchWords(locale: Locale = currentLocale()) {
  const entry = await entryOf('search', 'search', locale);
  if (!entry) throw new Error(`src/content/${locale}/search.yaml manque`);
  return entry.data;
}

/** The words and dates of the seasons. Scripts read them in `virtual:season-settings`. */
export async function getSeasons(locale: Locale = currentLocale()) {
  const entry = await entryOf('seasons', 'seasons', locale);
  if (!entry) throw new Error(`src/content/${locale}/seasons.yaml manque`);
  return entry.data;
}
