import { phoneLinks } from '#lib/contact.ts';
import { getContactCall } from '#queries/contact.ts';
import { getPage } from '#queries/content.ts';
import { getFaq, getTrades } from '#queries/faq.ts';
import { site } from '#site.config.ts';
import { openQuestions } from './open-questions.ts';

/** What is answered, what is not yet, and the ways to ask. */
export async function loadSupport() {
  const { meta, eyebrow, title, lede, list, open, card } = await getPage('support');
  const faq = await getFaq();
  const { href } = (await getContactCall()).whatsapp;
  return {
    meta,
    faq,
    header: { eyebrow, title, lede },
    list: { items: faq, content: list, trades: await getTrades(), askHref: href },
    open: { ...open, products: await openQuestions() },
    card: {
      content: card,
      phones: phoneLinks(site),
      chatHref: href,
    },
  };
}
