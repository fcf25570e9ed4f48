/**
 * The words that scripts show by themselves. They are part of the scripts because they must be
 * there when nothing more can be fetched, and pages have no room for them.
 */
import { z } from 'astro/zod';
import { whatsappLink } from '#lib/contact.ts';
import { productIds, productOfRoute } from '#products/registry.ts';
import { pathOf } from '#routes.ts';
import { islands } from '#schemas/islands.ts';
import { offline } from '#schemas/pages/offline.ts';
import { type SearchWords, search } from '#schemas/search.ts';
import { site } from '#site.config.ts';
import { contentModule, readContent } from './content-module.ts';

/**
 * Gives each page to start from its address and its product, and adds the trial links: browser
 * scripts know neither the products nor the routes.
 */
async function withProducts({ starts, called: _, trial, ...words }: SearchWords): Promise<unknown> {
  const named = z.object({ name: z.string() });
  const trials = productIds.map(async (id) => {
    const { name } = named.parse(await readContent(`products/${id}.yaml`));
    return [id, trial.replace('#', () => name), site.products[id].register];
  });
  const items = starts.items.map(({ label, route }) => ({
    label,
    href: pathOf(route),
    product: productOfRoute(route),
    contact: route === 'contact' || undefined,
  }));
  return {
    ...words,
    starts: { ...starts, items },
    trials: await Promise.all(trials),
    ask: whatsappLink(site.whatsapp, ''),
  };
}

export const contentWords = () => [
  contentModule('search-words', 'search.yaml', (words) => withProducts(search.parse(words))),
  contentModule('island-words', 'islands.yaml', (words) => islands.parse(words)),
  contentModule('update-words', 'pages/offline.yaml', (words) => offline.parse(words).update),
];
