import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { contentPath } from '#i18n/locales.ts';
import { typeset } from '#i18n/typography/fr.ts';
import { mapStrings } from '#lib/map-strings.ts';

/**
 * Gives a browser script a content file as the module `virtual:<name>`, for words that pages have
 * no room for.
 * @param shape checks the file, and keeps what the script needs
 */
export function contentModule(
  name: string,
  fileName: string,
  shape: (data: unknown) => unknown,
): AstroIntegration {
  const file = fileURLToPath(new URL(`../${contentPath(fileName)}`, import.meta.url));
  return {
    name,
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name,
                resolveId: {
                  filter: { id: new RegExp(`^virtual:${name}$`) },
                  handler: () => `\0virtual:${name}`,
                },
                load: {
                  filter: { id: new RegExp(`^\\0virtual:${name}$`) },
                  async handler() {
                    this.addWatchFile(file);
                    const data = mapStrings(parse(await readFile(file, 'utf8')), typeset);
                    return `export default ${JSON.stringify(shape(data))}`;
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
