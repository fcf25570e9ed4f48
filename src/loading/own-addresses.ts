import { statSync } from 'node:fs';
import { segments } from '#i18n/addresses.ts';
import { contentPath } from '#i18n/content-path.ts';
import { walk } from '#lib/walk.ts';
import { productIds } from '#products/registry.ts';
import { brochureFile, brochurePath, feedPath, openapiFiles, pressFiles } from '#routes.ts';
import { otherPaths, sitePaths } from '#site-map.ts';

/** Matches a text that is one of our addresses, and nothing else. */
const ADDRESS = /^\/(?:[a-z0-9][\w./-]*)?(?:[?#]\S*)?$/;

const fixed: ReadonlySet<string> = new Set([
  ...sitePaths,
  ...otherPaths,
  ...productIds.flatMap((id) => [brochurePath(id), brochureFile(id)]),
  ...Object.values(pressFiles),
  feedPath,
  ...openapiFiles,
]);

/** The content file behind an address, by the first part of the address. */
const entries: Readonly<Record<string, (slug: string) => string>> = {
  blog: (slug) => `posts/${slug}.mdx`,
  docs: (slug) => `docs/${slug}.mdx`,
  guides: (slug) => `guides/${slug}.yaml`,
  [segments.templates]: (file) => `templates/${file.replace(/csv$/, 'yaml')}`,
};

/**
 * Whether the site has a page or a file at an address; its query and its anchor are not checked.
 * @param root the project's folder, ending with a slash
 */
export function leadsSomewhere(address: string, root: string): boolean {
  const path = address.replace(/[?#].*$/, '');
  const [, section = '', slug = ''] = /^\/([a-z]+)\/([^/]+)$/.exec(path) ?? [];
  const entry = Object.hasOwn(entries, section) ? entries[section]?.(slug) : undefined;
  const places = [entry && contentPath(entry), `src/pages${path}.astro`, `public${path}`];
  const isFile = (place: string) => statSync(root + place, { throwIfNoEntry: false })?.isFile();
  if (/\/\.\.?(?:\/|$)/.test(path)) return false;
  return fixed.has(path) || places.some((place) => place && isFile(place));
}

/**
 * The addresses of our site that lead nowhere, among the values and names of a file's fields.
 * @returns a message for each, which begins with the path of the field: `asked.2`
 */
export function lostAddresses(data: unknown, root: string): string[] {
  return walk(data).flatMap(([value, path]) => {
    const names = value !== null && value?.constructor === Object ? Object.keys(value) : [];
    return [value, ...names]
      .filter((text) => typeof text === 'string')
      .filter((text) => ADDRESS.test(text) && !leadsSomewhere(text, root))
      .map((address) => `${path.join('.')} : l’adresse ${address} ne mène nulle part`);
  });
}
