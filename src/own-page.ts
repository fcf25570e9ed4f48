/**
 * Whether a text is a whole page of this site, and the page of that address. Others answer under
 * our addresses too: a network's portal, a filter, the host; and a host may answer what is missing
 * with our home page.
 * @param path of the address. A page of a pack (`tools/packs.ts`) does not name its own.
 */
export function isOwnPage(html: string, path: string): boolean {
  const [, named = path] = /"og:url" content="https?:\/\/[^/"]+([^"]*)/.exec(html) ?? [];
  return /<body data-season=.*<\/html>\s*$/s.test(html) && named === path;
}
