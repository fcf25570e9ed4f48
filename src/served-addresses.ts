/**
 * The one source of what an address means, for the Node server and the worker; `server/nginx.conf`
 * holds the same patterns by hand, and `tests/serving` asks both servers.
 */
import { moved } from '#routes.ts';

/**
 * No page has these in its address: encoded characters, backslashes, dot segments. They get 404.
 */
export const strange = /[%#\x5c]|(?:^|\/)\.\.?(?:\/|$)/;

/** Files of `dist/` that are not pages: hosts' settings, compressed copies, error pages. */
export const hidden = /^\/_(?:headers|redirects|nginx)$|\/404$|\.(?:br|gz)$/;

/** A path without file ending and trailing slash; empty for the home page. */
const tidy = /^(.*?)(?:\/index)?(?:\.html)?\/?$/;

/**
 * One address per page: removes a trailing slash, doubled slashes and a file ending, and maps old
 * names.
 */
export function movedTo(path: string): string | undefined {
  const bare = tidy.exec(path.replace(/\/{2,}/g, '/'))?.[1] || '/';
  const known = new Map<string, string>(Object.entries(moved));
  const target = known.get(bare) ?? bare;
  return target === path ? undefined : target;
}

/**
 * The 404 page of each folder that has its own, deepest first.
 * @param files every file of the site, relative to its root
 */
export function missingPages(files: readonly string[]): { folder: string; file: string }[] {
  return files
    .filter((file) => /(?:^|\/)404\.html$/.test(file))
    .map((file) => ({ folder: `/${file.replace(/404\.html$/, '')}`, file: `/${file}` }))
    .sort((a, b) => b.folder.length - a.folder.length);
}
