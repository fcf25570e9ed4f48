import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { mapStrings, typeset } from '../src/lib/typography.ts';
import { search } from '../src/schemas/search.ts';

const NAME = 'virtual:search-words';
const file = fileURLToPath(new URL('../src/content/fr/search.yaml', import.meta.url));

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
                    return `export default ${JSON.stringify(search.parse(words))}`;
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
