import { readFile } from 'node:fs/promises';

const sitemap = await readFile('dist/sitemap.xml', 'utf8');

/** The pages that the site lists, by path. */
export const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || '/',
);

/** And the two that are met without being listed. */
export const everyPath = [...new Set([...listed, '/404', '/blog/inconnu'])];
