import { phoneLinks } from '#lib/contact.ts';
import { getContactCall } from '#queries/contact.ts';
import { getPage } from '#queries/content.ts';
import { getFaq, getTrades } from '#queries/faq.ts';
import { site } from '#site.config.ts';

/** What is answered, and the ways to ask. */
export async function loadSupport() {
  const { meta, eyebrow, title, lede, list, card } = await getPage('support');
  const faq = await getFaq();
  const { whatsapp, other } = await getContactCall();
  const { href } = whatsapp;
  return {
    meta,
    faq,
    header: { eyebrow, title, lede },
    list: { items: faq, content: list, trades: await getTrades(), askHref: href, other },
    card: {
      content: card,
      phones: phoneLinks(site),
      chatHref: href,
    },
  };
}
