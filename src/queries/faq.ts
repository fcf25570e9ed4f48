import { anchorPrefixes } from '#i18n/addresses.ts';
import { whatsappLink } from '#lib/contact.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { routes } from '#routes.ts';
import type { FaqItem } from '#schemas/faq.ts';
import { site } from '#site.config.ts';
import { getPage } from './content.ts';
import { entryOf } from './entry.ts';
import { getChoosingGuide } from './guides.ts';
import { getProducts } from './products.ts';

const getQuestions = async () => (await entryOf('faq', 'faq')).data.items;

/** The questions that have an answer. */
export async function getFaq(): Promise<FaqItem[]> {
  const questions = await getQuestions();
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
export async function getTrades() {
  const products = await getProducts();
  const taken = new Set<string>();
  return productIds.map((id) => {
    const { name, audience, asked } = products[id];
    const first = asked
      .flatMap((href) => href.split(`${routes.support}#`).slice(1))
      .filter((answer) => !taken.has(answer))
      .slice(0, FIRST);
    for (const answer of first) taken.add(answer);
    return { id, anchor: `${anchorPrefixes.trade}-${id}`, name, audience, first };
  });
}

/**
 * The questions about a product that have no answer yet, each with a link that asks it on WhatsApp;
 * undefined once all have one.
 */
export async function getOpenQuestions(product: ProductId) {
  const questions = (await getQuestions()).filter(
    (item) => item.answer === undefined && item.product?.id === product,
  );
  if (questions.length === 0) return undefined;
  const { title, lede, message } = (await getPage('support')).open;
  const links = questions.map(({ question }) => ({
    text: question,
    href: whatsappLink(site.whatsapp, `${message} ${question}`),
  }));
  const guide = await getChoosingGuide(product);
  return { title, lede, links, ...(guide && { guide }) };
}

/**
 * Answers of the FAQ, in the order of their ids.
 * @throws Error naming the id that does not exist, or has no answer
 */
export async function pickFaq(ids: readonly string[]) {
  const items = await getFaq();
  return ids.map((id) => {
    const item = items.find((candidate) => candidate.id === id);
    if (!item) throw new Error(`src/content/fr/faq.yaml : la question ${id} manque, ou sa réponse`);
    return item;
  });
}
