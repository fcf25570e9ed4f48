import { hash } from 'node:crypto';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { SiteConfig } from '#site.config.ts';
import { siteHeaders } from '../server/headers.ts';
import { hostHeaders, hostRedirects, nginxSettings } from '../server/hosts.ts';
import { brotli } from '../tools/brotli.ts';
import { listFiles } from '../tools/dist.ts';

const zip = promisify(gzip);
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|csv|webmanifest|yaml)$/;

/** After the build: writes files for servers and compressed copies, and dates every file. */
export function publish(config: SiteConfig): AstroIntegration {
  return {
    name: 'publish',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await listFiles(root);
        const own = siteHeaders(config);
        await writeFile(join(root, '_headers'), hostHeaders(files, own));
        await writeFile(join(root, '_redirects'), hostRedirects(files));
        await writeFile(join(root, '_nginx'), nginxSettings(files, own));
        const compressible = files.filter((name) => COMPRESSIBLE.test(name));
        await Promise.all(compressible.map((name) => compress(join(root, name))));
        for (const name of await listFiles(root)) await dateByContent(join(root, name));
      },
    },
  };
}

/** Writes the compressed copies of a file beside it. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await brotli(content));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}

/**
 * Servers make an ETag of a file's time and length: with a time made from the content, in 31 bits
 * for old disks, a page that did not change is not sent again after a release.
 */
async function dateByContent(file: string): Promise<void> {
  const time = Number.parseInt(hash('sha256', await readFile(file)).slice(0, 8), 16) >>> 1;
  await utimes(file, time, time);
}
