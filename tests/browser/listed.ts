import { readFile } from 'node:fs/promises';

const sitemap = await readFile('dist/sitemap.xml', 'utf8');

/** The paths of the pages in the sitemap. */
export const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || '/',
);

/** These, and two pages that are not listed. */
export const everyPath = [...new Set([...listed, '/404', '/blog/inconnu'])];
