import { readdirSync, readFileSync, statSync } from 'node:fs';
import { anchorPrefixes, anchors, segments } from '#i18n/addresses.ts';
import { contentFolder, contentPath } from '#i18n/content-path.ts';
import { walk } from '#lib/walk.ts';
import { productIds } from '#products/registry.ts';
import { brochureFile, feedPath, openapiFiles, pressFiles } from '#routes.ts';
import { keyOf } from '#served-addresses.ts';
import { otherPaths, sitePaths } from '#site-map.ts';
import { anchored, valuesIn } from './naming.ts';

/** Matches a text that is one of our addresses, and nothing else. */
const ADDRESS = /^\/(?:[a-z0-9][\w./-]*)?(?:[?#]\S*)?$/;

const fixed: ReadonlySet<string> = new Set([
  ...sitePaths,
  ...otherPaths,
  ...productIds.map(brochureFile),
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
 * What decides whether the address in a text leads somewhere: names of files, anchors of their items,
 * old addresses.
 */
export const addressable = (root: string): string[] => [
  ...readdirSync(root + contentFolder, { recursive: true, encoding: 'utf8' }).sort(),
  ...Object.values(anchored).flatMap((file) => idsIn(file, root)),
  ...oldAddresses(root),
];

const valuesOf = (field: string, file: string, root: string): string[] =>
  valuesIn(field, readFileSync(root + contentPath(file), 'utf8'));

const idsIn = (file: string, root: string) => valuesOf('id', file, root);

/** The addresses that the owner has moved, without their slips. */
const oldAddresses = (root: string) => valuesOf('from', 'moved.yaml', root).map(keyOf);

const fixedAnchors: readonly string[] = Object.values(anchors);
const prefixes = Object.values(anchorPrefixes).map((prefix) => `${prefix}-`);

/** Whether the item behind an anchor of these pages is there; other pages' are not checked. */
function hasAnchor(address: string, root: string): boolean {
  const [path = '', anchor] = address.replace(/\?[^#]*/, '').split('#');
  const file = Object.hasOwn(anchored, path) ? anchored[path] : undefined;
  if (!file || !anchor || fixedAnchors.includes(anchor)) return true;
  if (prefixes.some((prefix) => anchor.startsWith(prefix))) return true;
  return idsIn(file, root).includes(anchor);
}

/**
 * Whether the site has a page or a file at an address, and the question or the word of its anchor;
 * its query is not checked.
 * @param root the project's folder, ending with a slash
 */
function leadsSomewhere(address: string, root: string): boolean {
  if (!hasAnchor(address, root)) return false;
  const path = address.replace(/[?#].*$/, '');
  const [, section = '', slug = ''] = /^\/([a-z]+)\/([^/]+)$/.exec(path) ?? [];
  const entry = Object.hasOwn(entries, section) ? entries[section]?.(slug) : undefined;
  const places = [entry && contentPath(entry), `src/pages${path}.astro`, `public${path}`];
  const isFile = (place: string) => statSync(root + place, { throwIfNoEntry: false })?.isFile();
  if (/\/\.\.?(?:\/|$)/.test(path)) return false;
  return fixed.has(path) || places.some((place) => place && isFile(place));
}

/** Whether a text may lead to an address: to a page or a file, or to an old address that leads on. */
export const mayLeadTo = (address: string, root: string): boolean =>
  leadsSomewhere(address, root) ||
  oldAddresses(root).includes(keyOf(address.replace(/[?#].*$/, '')));

/** Whether a text is an address of our site where no page is, and nothing else. */
export const isLost = (text: string, root: string) =>
  ADDRESS.test(text) && !leadsSomewhere(text, root);

/**
 * The addresses of our site that lead nowhere, among the values and names of a file's fields, and the
 * old addresses that are still pages.
 * @returns a message for each, which begins with the path of the field: `hero.href`
 */
export function lostAddresses(data: unknown, root: string): string[] {
  return walk(data).flatMap(([value, path]) => {
    // An old address of `moved.yaml`, and where it leads: not to another old address.
    if (path.at(-1) === 'from' && typeof value === 'string')
      return leadsSomewhere(keyOf(value), root)
        ? [`${path.join('.')} : ${value} est une page du site`]
        : [];
    const leads = path.at(-1) === 'to' ? leadsSomewhere : mayLeadTo;
    const names = value !== null && value?.constructor === Object ? Object.keys(value) : [];
    return [value, ...names]
      .filter((text) => typeof text === 'string')
      .filter((text) => isLost(text, root) && !leads(text, root))
      .map((address) => `${path.join('.')} : l’adresse ${address} ne mène nulle part`);
  });
}
