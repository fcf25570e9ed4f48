import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../tools/dist.ts';

/** An island, or a comment that React writes between two texts. */
const ISLAND_OR_SEPARATOR = /<div data-island=.*?<script type="application\/json"|<!-- -->/gs;

/** Removes React's comments outside islands: only hydration needs them. */
export function reactSeparators(): AstroIntegration {
  return {
    name: 'react-separators',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const name of await listFiles(root)) {
          if (!name.endsWith('.html')) continue;
          const html = await readFile(join(root, name), 'utf8');
          const page = html.replace(ISLAND_OR_SEPARATOR, (found) =>
            found === '<!-- -->' ? '' : found,
          );
          await writeFile(join(root, name), page);
        }
      },
    },
  };
}
