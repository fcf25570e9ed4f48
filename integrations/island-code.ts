import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withImports } from '../tools/browser-code.ts';
import { changePages, listFiles } from '../tools/dist.ts';

/** Names an island's code files in its markup: the first touch fetches them in one round trip. */
export function islandCode(): AstroIntegration {
  return {
    name: 'island-code',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await listFiles(root);
        const scripts = files
          .filter((file) => /^_a\/.*\.js$/.test(file))
          .map((file) => file.slice(3));
        const named = (start: string) =>
          scripts.find((script) => script.startsWith(start)) ?? start;
        const start = named('start.');
        await changePages(dir, async (html) => {
          const islands = [...html.matchAll(/data-island="(\w+)"/g)].map(([, name = '']) => name);
          let written = html;
          for (const name of new Set(islands)) {
            const code = await withImports(join(root, '_a'), [start, named(`${name}.island.`)]);
            const list = code.map((script) => script.slice(0, -3));
            const mark = `data-island="${name}"`;
            written = written.replaceAll(mark, `${mark} data-code="${list.join(' ')}"`);
          }
          return written;
        });
      },
    },
  };
}
