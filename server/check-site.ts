import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sitePaths } from '#site-map.ts';
import { inOnePiece } from '../tools/brotli.ts';
import { listFiles } from '../tools/dist.ts';
import { readSiteHeaders } from './headers.ts';
import { nginxMaps, nginxSite } from './nginx.ts';
import { readSite } from './site-files.ts';

const ASSETS = '_a/';
/** Hashed files as pages refer to them, and as scripts refer to other files. */
const NAMES = /["'`(](?:\/_a|\.)\/([\w.-]+\.\w+)["'`)]/g;

/**
 * Checks that a built site may be published: its pages and every hashed file that they refer to are
 * there, compressed copies match their files, and servers can be configured for it.
 * @throws Error naming what is wrong
 */
export async function checkSite(root: string): Promise<void> {
  const files = await listFiles(root);
  const known = new Set(files);
  const faults = sitePaths
    .map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`))
    .concat('404.html', 'sw.js', 'sitemap.xml')
    .filter((file) => !known.has(file))
    .map((file) => `${file} manque`);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() && !entry.isDirectory()) faults.push(`${entry.name} n’est pas un fichier`);
  }
  const site = await readSite(root);
  for (const file of files.filter((name) => /^_a\/.*\.js$|\.html$/.test(name))) {
    const text = site.get(file) ?? (await readFile(join(root, file), 'utf8'));
    for (const [, name = ''] of text.matchAll(NAMES)) {
      if (!known.has(ASSETS + name)) faults.push(`${file} demande ${name}, qui manque`);
    }
  }
  for (const file of files.filter((name) => /\.(?:br|gz)$/.test(name))) {
    if (!known.has(file.slice(0, -3))) continue;
    const content = await readFile(join(root, file.slice(0, -3)));
    const packed = await readFile(join(root, file));
    const unpack = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    if (!unpack(packed, inOnePiece(content)).equals(content)) {
      faults.push(`${file} n’est pas une copie`);
    }
  }
  if (faults.length > 0) throw new Error(`Le site construit est refusé :\n${faults.join('\n')}`);
  nginxMaps(site, readSiteHeaders(await readFile(join(root, '_headers'), 'utf8')));
  nginxSite(site, 'essai');
}
