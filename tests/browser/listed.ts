import { readFile } from 'node:fs/promises';

const sitemap = await readFile('dist/sitemap.xml', 'utf8');

/** The paths of the pages in the sitemap. */
export const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || '/',
);

/**
 * Splits paths among a few tests: to go on to the next path costs a quarter of opening a new page.
 * Messages of such a test name the path.
 */
export function inParts(paths: readonly string[], parts: number): readonly (readonly string[])[] {
  return Array.from({ length: parts }, (_, part) => paths.filter((_, at) => at % parts === part));
}

/** These, and two pages that are not listed. */
export const everyPath = [...new Set([...listed, '/404', '/blog/inconnu'])];
