import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { contentPath } from '#i18n/content-path.ts';
import { typeset } from '#i18n/typography.ts';
import { mapStrings } from '#lib/walk.ts';

const project = new URL('../', import.meta.url);

/** Reads a content file, with its typography in place. */
export async function readContent(file: string): Promise<unknown> {
  const text = await readFile(new URL(contentPath(file), project), 'utf8');
  return mapStrings(parse(text), typeset);
}

/**
 * Gives a browser script a content file as the module `virtual:<name>`, for words that pages have
 * no room for.
 * @param shape checks the file, and keeps what the script needs
 */
export function contentModule(
  name: string,
  file: string,
  shape: (data: unknown) => unknown,
): AstroIntegration {
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
                    this.addWatchFile(fileURLToPath(new URL(contentPath(file), project)));
                    return `export default ${JSON.stringify(await shape(await readContent(file)))}`;
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
