import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { contentPath } from '#i18n/locales.ts';
import { typeset } from '#i18n/typography/fr.ts';
import { mapStrings } from '#lib/map-strings.ts';
import { productIds } from '#products/registry.ts';
import { type SearchWords, search } from '#schemas/search.ts';

/** The browser does not know the products: what a start belongs to is written down here. */
function withProducts({ starts, ...words }: SearchWords) {
  const items = starts.items.map((item) => ({
    ...item,
    product: productIds.find((product) => item.route.startsWith(`${product}-`)),
  }));
  return { ...words, starts: { ...starts, items } };
}

const NAME = 'virtual:search-words';
const file = fileURLToPath(new URL(`../${contentPath('search.yaml')}`, import.meta.url));

/**
 * The words of the search, for the script that draws it: they must be there even when the index
 * cannot be fetched, and no page has room for them.
 */
export function searchWords(): AstroIntegration {
  return {
    name: 'search-words',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'search-words',
                resolveId: {
                  filter: { id: /^virtual:search-words$/ },
                  handler: () => `\0${NAME}`,
                },
                load: {
                  filter: { id: /^\0virtual:search-words$/ },
                  async handler() {
                    this.addWatchFile(file);
                    const words = mapStrings(parse(await readFile(file, 'utf8')), typeset);
                    return `export default ${JSON.stringify(withProducts(search.parse(words)))}`;
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
