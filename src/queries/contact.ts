import { mailtoLink, whatsappLink } from '#lib/contact.ts';
import type { ProductId } from '#products/registry.ts';
import { site } from '#site.config.ts';
import { getNavigation } from './content.ts';
import { entryOf } from './entry.ts';
import { getProduct } from './products.ts';

/** The words and links of the ways to contact us, about one product or about all of them. */
export async function getContactCall(product?: ProductId) {
  const { data } = await entryOf('contactCall', 'contact-call');
  const { lede, whatsapp, email, question, ...house } = data;
  const { title, message, subject } = product ? (await getProduct(product)).contact : house;
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
export async function getTrialLine(product: ProductId, said: string) {
  const { price } = await getProduct(product);
  const { question } = await getContactCall(product);
  return {
    said,
    trial: { label: (await getNavigation()).trial, href: site.products[product].register },
    question,
    price,
  };
}
