import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { readMoved } from '#loading/moved.ts';
import { PACKS } from '#offline/names.ts';
import { productIds } from '#products/registry.ts';
import { listFiles } from '../tools/dist.ts';
import { addressesOf, keptPage, packsOf } from '../tools/packs.ts';
import { afterBuild } from './after-build.ts';

const source = (name: string) => fileURLToPath(new URL(`../src/offline/${name}`, import.meta.url));
/**
 * Writes `sw.js` with the list of files it needs, and the packs that devices keep
 * (docs/decisions/009). With SERVICE_WORKER=off, writes the worker that removes it instead.
 */
export const serviceWorker = ({ on }: { on: boolean }) =>
  afterBuild('service-worker', async (root) => {
    const site = on ? await writePacks(root, await listFiles(root)) : null;
    await build({
      entryPoints: [source(on ? 'worker.ts' : 'retire.ts')],
      outfile: join(root, 'sw.js'),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2020',
      logLevel: 'warning',
      define: { 'self.__SITE': JSON.stringify(site) },
    });
  });

/** @returns the data that the worker is built with */
async function writePacks(root: string, files: readonly string[]) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const packs = packsOf(productIds);
  await mkdir(join(root, PACKS), { recursive: true });
  for (const [name, addresses] of packs) {
    const pages = addresses.map((address) => [
      address,
      keptPage(read(`${address.slice(1) || 'index'}.html`)),
    ]);
    await writeFile(join(root, PACKS, `${name}.json`), JSON.stringify(pages));
  }
  const content = createHash('sha256');
  for (const file of files.filter((name) => /\.(?:html|json)$/.test(name))) {
    content.update(readFileSync(join(root, file)));
  }
  return {
    release: content.digest('base64url').slice(0, 10),
    addresses: addressesOf(files),
    packs: Object.fromEntries(packs),
    moved: readMoved(),
  };
}
