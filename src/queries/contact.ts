import { currentLocale } from '#i18n/edition.ts';
import type { Locale } from '#i18n/locales.ts';
import { mailtoLink, whatsappLink } from '#lib/contact.ts';
import type { ProductId } from '#products/registry.ts';
import { site } from '#site.config.ts';
import { getNavigation } from './content.ts';
import { entryOf } from './entry.ts';
import { getProduct } from './products.ts';

/** The words and links of the ways to contact us, about one product or about all of them. */
export async function getContactCall(product?: ProductId, locale: Locale = currentLocale()) {
  const entry = await entryOf('contactCall', 'contact-call', locale);
  if (!entry) throw new Error(`src/content/${locale}/contact-call.yaml manque`);
  const { lede, whatsapp, email, question, ...house } = entry.data;
  const { lang } = entry.words;
  const own = product && (await getProduct(product, locale));
  const { title, message, subject } = own ? own.contact : house;
  return {
    /** The language of these words, where it is not that of the edition. */
    lang,
    title,
    /** The same for the title, which is the product's. */
    titleLang: own ? own.lang : lang,
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
