import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { contentPath, defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { typeset } from '#i18n/typography/index.ts';
import { mapStrings } from '#lib/map-strings.ts';

const project = new URL('../', import.meta.url);
const EDITION = fileURLToPath(new URL('src/i18n/edition.ts', project));

/** The languages that have their own version of a content file. */
const localesOf = (file: string) =>
  locales.filter((locale) => existsSync(new URL(contentPath(file, locale), project)));

/**
 * Reads a content file, set by the rules of its language.
 * @param locale the default language's file stands in for one that is missing
 */
export async function readContent(file: string, locale: Locale): Promise<unknown> {
  const own = localesOf(file).includes(locale) ? locale : defaultLocale;
  const text = await readFile(new URL(contentPath(file, own), project), 'utf8');
  return mapStrings(parse(text), (words) => typeset(words, own));
}

/**
 * Gives a browser script a content file as the module `virtual:<name>`, in the language of the page,
 * for words that pages have no room for.
 * @param shape checks the file, and keeps what the script needs
 */
export function contentModule(
  name: string,
  file: string,
  shape: (data: unknown, locale: Locale) => unknown,
): AstroIntegration {
  async function write(): Promise<string> {
    const editions = await Promise.all(
      localesOf(file).map(async (locale) => {
        const shaped = await shape(await readContent(file, locale), locale);
        return [locale, JSON.stringify(shaped)] as const;
      }),
    );
    const [[, first]] = editions as [(typeof editions)[number]];
    // Alike in all languages, such as dates.
    if (editions.every(([, other]) => other === first)) return `export default ${first}`;
    const all = editions.map(([locale, words]) => `${locale}: ${words}`).join(', ');
    return `import { currentLocale } from ${JSON.stringify(EDITION)};
      const all = { ${all} };
      export default all[currentLocale()] ?? all.${defaultLocale};`;
  }
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
                  handler() {
                    for (const locale of localesOf(file)) {
                      this.addWatchFile(fileURLToPath(new URL(contentPath(file, locale), project)));
                    }
                    return write();
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
