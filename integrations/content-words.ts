import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { contentPath, defaultLocale } from '#i18n/locales.ts';
import { typeset } from '#i18n/typography/fr.ts';
import { whatsappLink } from '#lib/contact.ts';
import { mapStrings } from '#lib/map-strings.ts';
import { productIds } from '#products/registry.ts';
import { pathOf } from '#routes.ts';
import { islands } from '#schemas/islands.ts';
import { offline } from '#schemas/pages/offline.ts';
import { type SearchWords, search } from '#schemas/search.ts';
import { site } from '#site.config.ts';

/**
 * The browser knows neither the products nor the table of routes: each start gets its address and
 * its product here.
 */
async function withProducts({ starts, called: _, trial, ...words }: SearchWords) {
  const trials = productIds.map(async (id) => {
    const { name } = parse(await readFile(contentPath(`products/${id}.yaml`), 'utf8'));
    return [id, typeset(trial.replace('#', name)), site.products[id].register];
  });
  const items = starts.items.map(({ label, route }) => ({
    label,
    href: pathOf(route, defaultLocale),
    product: productIds.find((product) => route.startsWith(`${product}-`)),
    contact: route === 'contact' || undefined,
  }));
  return {
    ...words,
    starts: { ...starts, items },
    trials: await Promise.all(trials),
    ask: whatsappLink(site.whatsapp, ''),
  };
}

/** A module of words: its name, the file it comes from, and how that is read. */
const modules: Readonly<
  Record<string, readonly [file: string, read: (words: unknown) => unknown]>
> = {
  'virtual:search-words': ['search.yaml', (words) => withProducts(search.parse(words))],
  'virtual:island-words': ['islands.yaml', (words) => islands.parse(words)],
  'virtual:update-words': ['pages/offline.yaml', (words) => offline.parse(words).update],
};

/**
 * The words that scripts show by themselves. They are part of the scripts because they must be
 * there when nothing more can be fetched, and pages have no room for them.
 */
export function contentWords(): AstroIntegration {
  return {
    name: 'content-words',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'content-words',
                resolveId: {
                  filter: { id: /^virtual:(?:search|island|update)-words$/ },
                  handler: (id) => `\0${id}`,
                },
                load: {
                  filter: { id: /^\0virtual:(?:search|island|update)-words$/ },
                  async handler(id) {
                    const named = modules[id.slice(1)];
                    if (!named) return undefined;
                    const file = fileURLToPath(
                      new URL(`../${contentPath(named[0])}`, import.meta.url),
                    );
                    this.addWatchFile(file);
                    const words = mapStrings(parse(await readFile(file, 'utf8')), typeset);
                    return `export default ${JSON.stringify(await named[1](words))}`;
                  },
                },
              },
            ],
          },
        });
      },
    },
  };
}
