import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { SiteConfig } from '#site.config.ts';
import { siteHeaders } from '../server/headers.ts';
import { hostHeaders, hostRedirects } from '../server/hosts.ts';
import { readSite } from '../server/site-files.ts';
import { brotli, forgetOthers } from '../tools/brotli.ts';
import { listFiles } from '../tools/dist.ts';

const zip = promisify(gzip);
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|csv|webmanifest|yaml)$/;

/**
 * After the build: writes files for hosts that read `_headers` and `_redirects`, and compressed
 * copies.
 */
export function publish(config: SiteConfig): AstroIntegration {
  return {
    name: 'publish',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await listFiles(root);
        const headers = hostHeaders(await readSite(root), siteHeaders(config));
        await writeFile(join(root, '_headers'), headers);
        await writeFile(join(root, '_redirects'), hostRedirects());
        const compressible = files.filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(compressible.map((name) => compress(join(root, name))));
        await forgetOthers();
      },
    },
  };
}

/** What comes with the first round trip (`npm run budget`). */
const FIRST_FLIGHT = 14_600;
/**
 * Settings of brotli that suit one page or another: some save a few dozen bytes. Each takes as long
 * as the usual one, so only a page that just misses the first flight is tried with all of them.
 */
const SETTINGS = [
  { [constants.BROTLI_PARAM_LGWIN]: 17, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_LGWIN]: 16, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_LGWIN]: 17, [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  {
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
    [constants.BROTLI_PARAM_NPOSTFIX]: 2,
  },
  {
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
    [constants.BROTLI_PARAM_NDIRECT]: 4,
  },
  {
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
  },
  {
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
    [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    [constants.BROTLI_PARAM_NDIRECT]: 8,
  },
] as const;

/** Writes the compressed copies of a file beside it. */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const usual = await brotli(content);
  const over = file.endsWith('.html') ? usual.length - FIRST_FLIGHT : 0;
  const others =
    over > 0 && over < 100
      ? await Promise.all(SETTINGS.map((settings) => brotli(content, settings)))
      : [];
  const [smallest = usual] = [usual, ...others].toSorted((a, b) => a.length - b.length);
  await writeFile(`${file}.br`, smallest);
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
