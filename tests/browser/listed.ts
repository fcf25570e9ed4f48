import { readFileSync } from 'node:fs';
import { guidePath } from '#routes.ts';
import { contentOf, filesOf } from '../../tools/content.ts';
import { test } from './guard.ts';

const sitemap = readFileSync('dist/sitemap.xml', 'utf8');

/** The paths of the pages in the sitemap. */
export const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || '/',
);

/** Splits paths among a few tests, which two workers share: see {@link visitEach}. */
export function inParts(paths: readonly string[], parts: number): readonly (readonly string[])[] {
  return Array.from({ length: parts }, (_, part) => paths.filter((_, at) => at % parts === part));
}

/** These, and two pages that are not listed. */
export const everyPath = [...new Set([...listed, '/404', '/blog/inconnu'])];

const kinds = new Map<string, string>(
  filesOf('guides').map((name) => [guidePath(name), contentOf(`guides/${name}`).kind]),
);

/** Articles, and guides of a kind, differ only in text. */
const templateOf = (path: string) =>
  kinds.get(path) ?? path.replace(/^(\/(?:docs|blog)\/).*/, '$1');

/** One page of each template. */
export const templates = [...Map.groupBy(everyPath, templateOf).values()].flatMap(
  ([first]) => first ?? [],
);

const scriptsOf = (path: string) => {
  const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
  return [...html.matchAll(/<script[^>]* src="([^"]*)"|data-code="([^"]*)"/g)].map(
    ([, file, code]) => file ?? code,
  );
};

/** One page of each set of scripts: what is fetched by itself follows from these. */
export const scripted = [
  ...Map.groupBy(listed, (path) => scriptsOf(path).toSorted().join()).values(),
].flatMap(([first]) => first ?? []);

/**
 * Visits paths (or widths) one after another in one test: to go on to the next path costs a quarter
 * of opening a new page. What each visit took is added to the test's time limit, so the limit holds
 * for one visit, however many there are. Messages of such a test name the path.
 */
export async function visitEach<T = string>(
  paths: readonly T[],
  visit: (path: T) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    const start = performance.now();
    await visit(path);
    test.setTimeout(test.info().timeout + performance.now() - start);
  }
}
