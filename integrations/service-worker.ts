import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { formatSize } from '#i18n/format.ts';
import { LIST, PACKS } from '#offline/names.ts';
import { productIds } from '#products/registry.ts';
import { licencesPath } from '#routes.ts';
import { brotli } from '../tools/brotli.ts';
import { addressOf, changePages, listFiles } from '../tools/dist.ts';
import { addressesOf, filesToKeep, keptPage, packsOf } from '../tools/packs.ts';

const source = (name: string) => fileURLToPath(new URL(`../src/offline/${name}`, import.meta.url));
/** For estimates: a third of the time of the best, one or two per cent longer. */
const ROUGH = 10;
/** The element in which pages say what the whole site weighs. */
const WEIGHT = /(<span data-site-weight="">)[^<]*/g;

/**
 * Writes `sw.js` with the list of files it needs, and the packs that devices keep
 * (docs/decisions/009). With SERVICE_WORKER=off, writes the worker that removes it instead.
 * @param shipped is told the modules that the worker contains
 */
export function serviceWorker({ on }: { on: boolean }, shipped: Set<string>): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await listFiles(root);
        const site = on ? await writePacks(dir, files) : undefined;
        const { metafile } = await build({
          metafile: true,
          entryPoints: [source(on ? 'worker.ts' : 'retire.ts')],
          outfile: join(root, 'sw.js'),
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2019',
          logLevel: 'warning',
          define: { 'self.__SITE': JSON.stringify(site ?? null) },
        });
        for (const { inputs } of Object.values(metafile.outputs)) {
          for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
            if (bytesInOutput > 0) shipped.add(resolve(file));
          }
        }
      },
    },
  };
}

/** @returns the data that the worker is built with */
async function writePacks(dir: URL, files: readonly string[]) {
  const root = fileURLToPath(dir);
  const packs = packsOf(files, productIds);
  const read = async (file: string) => await readFile(join(root, file), 'utf8');
  const weigh = async (content: string | Buffer) => (await brotli(content)).length;

  const others = await Promise.all(
    filesToKeep(files).map(async (file) => {
      const content = await readFile(join(root, file));
      const bytes = /\.(?:woff2|webp)$/.test(file) ? content.length : await weigh(content);
      return [`/${file}`, bytes] as const;
    }),
  );
  const pack = async (pages: readonly string[]) => {
    const lines = pages.map(async (file) =>
      JSON.stringify([addressOf(file), keptPage(await read(file))]),
    );
    // One page a line: an interrupted download keeps the lines that came.
    return `[\n${(await Promise.all(lines)).join(',\n')}\n]\n`;
  };

  const sizes = await Promise.all(
    [...packs.values()].map(async (pages) => (await brotli(await pack(pages), ROUGH)).length),
  );
  const bytes = [...others.map(([, size]) => size), ...sizes].reduce((sum, size) => sum + size, 0);
  // Rounded, so that neither the rough sizes nor the figure, once written, change it.
  const weight = Math.round(bytes / 10_000) * 10_000;
  const said = formatSize(weight);
  await changePages(dir, (html) => html.replace(WEIGHT, `$1${said}`));

  await mkdir(join(root, PACKS), { recursive: true });
  const content = createHash('sha256');
  for (const file of files.filter((name) => /\.(?:html|json)$/.test(name))) {
    content.update(await read(file));
  }
  const release = content.digest('base64url').slice(0, 10);
  const listed = await Promise.all(
    [...packs].map(async ([name, pages]) => {
      const text = await pack(pages);
      await writeFile(join(root, PACKS, `${name}.json`), text);
      return {
        path: `${PACKS}/${name}.json`,
        bytes: await weigh(text),
        pages: pages.map(addressOf),
      };
    }),
  );
  await writeFile(join(root, LIST), JSON.stringify({ release, packs: listed, files: others }));
  const unasked = ['core', ...productIds].map((name) => [
    name,
    (packs.get(name) ?? []).map(addressOf),
  ]);
  return {
    release,
    addresses: [...addressesOf(files), licencesPath],
    packs: Object.fromEntries(unasked),
  };
}
