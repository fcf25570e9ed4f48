import { currentLocale } from '#i18n/edition.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ProductId } from '#products/registry.ts';
import { entryOf } from './entry.ts';
import { markedAll, sampleWord } from './samples.ts';

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
