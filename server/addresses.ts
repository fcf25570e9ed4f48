/**
 * The one source of what an address means: the Node server reads these rules, and the build writes
 * the same ones, pattern for pattern, to the nginx configuration.
 */
import { moved } from '#routes.ts';

/** No address of ours is written so: encoded characters, backslashes, dot segments. They are not found. */
export const strange = /[%#\x5c]|(?:^|\/)\.\.?(?:\/|$)/;

/** Files of `dist/` that are not addresses: for hosts, compressed copies, pages of errors. */
export const hidden = /^\/_(?:headers|redirects)$|\/404$|\.(?:br|gz)$/;

/** What remains of a path without its file ending and its last slash; empty for the home page. */
export const tidy = /^(.*?)(?:\/index)?(?:\.html)?\/?$/;

/** One address per page: no trailing slash, no doubled slash, no file ending, no old name. */
export function movedTo(path: string): string | undefined {
  const bare = tidy.exec(path.replace(/\/{2,}/g, '/'))?.[1] || '/';
  const known = new Map<string, string>(Object.entries(moved));
  const target = known.get(bare) ?? bare;
  return target === path ? undefined : target;
}

/**
 * The 404 pages by the folder that each answers for, deepest first: the blog has its own.
 * @param files every file of the site, relative to its root
 */
export function missingPages(files: readonly string[]): { folder: string; file: string }[] {
  return files
    .filter((file) => /(?:^|\/)404\.html$/.test(file))
    .map((file) => ({ folder: `/${file.replace(/404\.html$/, '')}`, file: `/${file}` }))
    .sort((a, b) => b.folder.length - a.folder.length);
}
