/**
 * The only source of what an address means, for the Node server and the worker; `server/nginx.conf`
 * holds the same patterns by hand, and `tests/serving` asks both servers.
 */
import { guesses, redirects } from '#routes.ts';

/** Dot segments, of the address as read. */
const dots = /(?:^|\/)\.\.?(?:\/|$)/;

/** No page has these in its address: encoded characters, backslashes, dot segments. */
export const strange = /* @__PURE__ */ new RegExp(`[%#\\x5c]|${dots.source}`);

/** Files of `dist/` that are not pages: hosts' settings, compressed copies, error pages, folders. */
export const hidden = /^\/_(?:headers|redirects|nginx)$|\/404(?:\.html)?$|\.(?:br|gz)$|.\/$/;

/** An address without slips: signs, spaces and slashes around it, a file ending, capitals. */
export function keyOf(address: string): string {
  const [, kept] = /^[^a-z\d]*(.*?)(?:\/index|\.html?|[^a-z\d])*$/is.exec(address) ?? [];
  return `/${kept}`.replace(/\/{2,}/g, '/').toLowerCase();
}

/** Where addresses lead that are nearly right, by what is left of them. */
export type Leads = ReadonlyMap<string, string>;

/** Old addresses, and where each leads. */
export type Moves = readonly (readonly [from: string, to: string])[];

/** Old addresses and guesses. What the owner says counts more than a guess, a page more than both. */
export function movesOf(addresses: readonly string[], moved: Moves): Moves {
  const moves = new Map([...guesses(addresses), ...moved]);
  for (const address of [...addresses, ...Object.keys(redirects)]) moves.delete(address);
  return [...Object.entries(redirects), ...moves];
}

/** @param addresses all names that people may write @param moved the owner's list */
export function leadsTo(addresses: readonly string[], moved: Moves): Leads {
  const own = addresses.map((address) => [keyOf(address), address] as const);
  return new Map([...own, ...movesOf(addresses, moved)]);
}

/** The address that was meant, when another was written. */
export function movedTo(path: string, leads: Leads): string | undefined {
  if (path.length > 255) return undefined;
  let read = '';
  try {
    read = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const target = dots.test(read) || read.includes('\0') ? undefined : leads.get(keyOf(read));
  return target === path ? undefined : target;
}

/** A query goes before the fragment of where it leads. */
export const withSearch = (target: string, query: string) => target.replace(/(?=#)|$/, () => query);

/** The folders' 404 pages, deepest first. @param files every file of the site, from its root */
export function missingPages(files: readonly string[]): { folder: string; file: string }[] {
  return files
    .filter((file) => /(?:^|\/)404\.html$/.test(file))
    .map((file) => ({ folder: `/${file.replace(/404\.html$/, '')}`, file: `/${file}` }))
    .sort((a, b) => b.folder.length - a.folder.length);
}
