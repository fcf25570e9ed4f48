/** The packs of a built site, the files of pages that devices download. */
import { CORE, PACKS } from '#offline/names.ts';
import { addressOf } from './dist.ts';

/** The packs by name, each with its addresses: the core, and three pages of each product. */
export function packsOf(productIds: readonly string[]): Map<string, readonly string[]> {
  return new Map([
    ['core', CORE],
    ...productIds.map((id): [string, string[]] => [
      id,
      [`/${id}`, `/${id}/features`, `/${id}/pricing`],
    ]),
  ]);
}

/** All addresses that a visitor may open: pages first, then other files. */
export function addressesOf(files: readonly string[]): string[] {
  const pages = files.filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file));
  const others = files.filter(
    (file) =>
      /\.(?:pdf|csv|xml|json|yaml|txt|zip)$/.test(file) &&
      // Drawings are fetched by their tabs.
      !/\/ecrans\//.test(file) &&
      ![PACKS, '/_a'].some((folder) => `/${file}`.startsWith(`${folder}/`)),
  );
  return [...pages.map(addressOf), ...others.map((file) => `/${file}`)];
}

/** Of the head: what machines and shared links read. */
const FOR_OTHERS =
  /<(?:meta (?:property|name="(?:twitter:|keywords|description))|link rel="(?:canonical|alternate|apple))[^>]*>/g;
/** The files of a photograph: the small file is kept. */
const SOURCES = /<source type="image\/avif"[^>]*>(<source type="image\/webp" srcset="\S+)[^>]*>/gi;
const DATA = /<script type="application\/ld\+json">.*?<\/script>/gs;
const FIRST = /<style>(.*?)<\/style>(?=<\/head>)/s;
const ALL = /<div hidden><svg><style>(.*?)<\/style><\/svg><\/div>/s;
/** Paper: a page that nobody has opened is rarely printed without a network. */
const PAPER = /@media print\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** Fonts and key frames, which the page declares once. */
const ONCE = /@(?:font-face|[\w-]*keyframes)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** A page as a device keeps it: not shared, not in parts, with all its rules in the head. */
export function keptPage(html: string): string {
  const bare = html.replace(FOR_OTHERS, '').replace(DATA, '').replace(SOURCES, '$1">');
  const [later, all] = ALL.exec(bare) ?? [];
  if (later === undefined || all === undefined) return bare;
  return bare.replace(later, '').replace(FIRST, (_, first: string) => {
    const once = first.match(ONCE) ?? [];
    return `<style>${once.join('')}${all.replace(PAPER, '')}</style>`;
  });
}
