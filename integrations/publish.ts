import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readMoved } from '#loading/moved.ts';
import type { SiteConfig } from '#site.config.ts';
import { siteHeaders } from '../server/headers.ts';
import { hostHeaders, hostRedirects, nginxSettings } from '../server/hosts.ts';
import { listFiles } from '../tools/dist.ts';
import { afterBuild } from './after-build.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|csv|webmanifest|yaml)$/;

/** The best; a test that builds a copy and weighs little of it sets a lower, quicker quality. */
const QUALITY = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);
/** The pages and drawings of a section with more would take minutes: QUICK costs 1/12 more bytes. */
const MANY = 100;
const QUICK = 6;

/** As many as there are threads to compress in. */
const AT_ONCE = 4;

const former = fileURLToPath(new URL('../dist', import.meta.url));

/** Writes files for servers, and compressed copies. */
export const publish = (config: SiteConfig) =>
  afterBuild('publish', async (root) => {
    const files = await listFiles(root);
    const own = siteHeaders(config);
    const moved = readMoved();
    const origin = config.production ? config.origin : undefined;
    await writeFile(join(root, '_headers'), hostHeaders(files, own));
    await writeFile(join(root, '_redirects'), hostRedirects(files, moved));
    await writeFile(join(root, '_nginx'), nginxSettings(files, own, moved, origin));
    const sections = Map.groupBy(
      files.filter((name) => /\.(?:html|svg)$/.test(name)),
      (name) => name.split('/')[0],
    );
    const many = new Set([...sections.values()].filter(({ length }) => length > MANY).flat());
    const left = files.filter((name) => COMPRESSIBLE.test(name)).values();
    const some = async () => {
      for (const name of left) {
        const quality = many.has(name) ? Math.min(QUICK, QUALITY) : QUALITY;
        await compress(join(root, name), join(former, name), quality);
      }
    };
    // All at once, each with its own window, would need more memory than the rest of a build.
    await Promise.all(Array.from({ length: AT_ONCE }, some));
  });

/** Compressed copies; those of the build before for the same file, a third of a build's work. */
async function compress(file: string, before: string, quality: number): Promise<void> {
  const [content, same] = await Promise.all([readFile(file), readFile(before).catch(() => null)]);
  if (same?.equals(content)) {
    const copies = ['br', 'gz'].map((kind) => copyFile(`${before}.${kind}`, `${file}.${kind}`));
    const copied = await Promise.allSettled(copies);
    if (copied.every(({ status }) => status === 'fulfilled')) return;
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
