import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePolicy } from '#policy.ts';
import { sitePaths } from '#site-map.ts';
import { listFiles, served } from '../tools/dist.ts';
import { mediaType } from './headers.ts';

/** Hashed files as pages refer to them, and as scripts refer to other files. */
const NAMES = /["'`(](?:\/_a|\.)\/([\w.-]+\.\w+)["'`)]/g;
const INLINE_SCRIPTS =
  /<script(?![^>]*\b(?:src=|type="(?!module|text\/javascript)))[^>]*>(.*?)<\/script>/gs;

/**
 * Checks that a built site may be published: its pages and every hashed file that they refer to are
 * there, servers can name the type of each file, and no page holds its own script.
 * @throws Error naming what is wrong
 */
export async function checkSite(root: string): Promise<void> {
  const files = await listFiles(root);
  const known = new Set(files);
  const faults = sitePaths
    .map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`))
    .concat('404.html', 'sw.js', 'sitemap.xml')
    .filter((file) => !known.has(file))
    .map((file) => `${file} manque : src/pages/${file.replace(/html$/, 'astro')}`);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() && !entry.isDirectory()) faults.push(`${entry.name} n’est pas un fichier`);
  }
  for (const file of files.filter((name) => /^_a\/.*\.js$|\.html$/.test(name))) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(NAMES)) {
      if (!known.has(`_a/${name}`)) faults.push(`${file} demande ${name}, qui manque`);
    }
    if (!file.endsWith('.html')) continue;
    for (const [, script = ''] of text.matchAll(INLINE_SCRIPTS)) {
      const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
      if (!pagePolicy.includes(hash))
        faults.push(
          `${file} : un script dans la page, que sa règle de sécurité refuse. Un composant qui agit : CONTRIBUTING.md, « Add an island » ; un script : un fichier importé, sans is:inline`,
        );
    }
  }
  if (faults.length > 0) throw new Error(`Le site construit est refusé :\n${faults.join('\n')}`);
  for (const file of served(files)) mediaType(`/${file}`);
}
