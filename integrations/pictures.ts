import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { makePicture, PICTURES } from '#loading/pictures.ts';
import { listFiles } from '../tools/dist.ts';

/** Writes the files of the photographs that pages name; in development, when they are asked for. */
export function pictures(): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [named] = `${request.url}`.matchAll(PICTURES);
          if (named) makePicture(named).then((bytes) => response.end(bytes), next);
          else next();
        });
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = (await listFiles(root)).filter((name) => /\.(?:html|json|xml)$/.test(name));
        const named = new Map<string, readonly string[]>();
        for (const file of files) {
          const text = readFileSync(join(root, file), 'utf8');
          for (const found of text.matchAll(PICTURES)) named.set(found[0], found);
        }
        for (const [path, found] of named)
          await writeFile(join(root, path), await makePicture(found));
      },
    },
  };
}
