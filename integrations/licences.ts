import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { licencesPath } from '#routes.ts';
import { textFiles } from '#schemas/words.ts';
import { licenceNotices } from '../tools/licences.ts';
import { readContent } from './content-modules.ts';

const FACE = /\.(?:woff2?|ttf)(?:\?|$)/;

/**
 * Writes the licence notices of everything the site ships: browser code, fonts of pages, pictures
 * and PDFs.
 * @param shipped modules that something other than Vite ships; those of Vite are added
 */
export function notices(shipped: Set<string>): AstroIntegration {
  const root = fileURLToPath(new URL('..', import.meta.url));
  return {
    name: 'notices',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'notices',
                apply: 'build',
                generateBundle(_, bundle) {
                  for (const id of this.getModuleIds()) if (FACE.test(id)) shipped.add(id);
                  for (const asset of Object.values(bundle)) {
                    if (asset.type !== 'asset') continue;
                    // Those that a style sheet names.
                    for (const name of asset.originalFileNames) {
                      if (FACE.test(name)) shipped.add(join(root, name));
                    }
                  }
                  if (this.environment.name !== 'client') return;
                  for (const chunk of Object.values(bundle)) {
                    if (chunk.type !== 'chunk') continue;
                    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
                      if (renderedLength > 0) shipped.add(id);
                    }
                  }
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const words = textFiles.parse(await readContent('text-files.yaml'));
        const text = await licenceNotices(words.licences, shipped, root);
        await writeFile(new URL(licencesPath.slice(1), dir), text);
      },
    },
  };
}
