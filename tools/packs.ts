/** Groups the pages of a built site into packs, the files that devices download to keep it. */
import { CORE, PACKS } from '#offline/names.ts';
import { addressOf } from './dist.ts';

/** Pages that are not kept: partial error pages, redirects, sheets to print. */
const leftOut = /^\/(?:.+\/404|legal|privacy-policy|.+\/brochure)\.html$/;
/** Articles of the documentation are not kept: the list at /docs has their text. */
const listed = /^\/docs\//;
/** Pages per pack: more compress better, fewer are lost when a download is interrupted. */
const LENGTH = 12;

const fileOf = (address: string) => `${address.slice(1) || 'index'}.html`;

/**
 * The packs of a site, by name, each with the files of its pages.
 * @param files every file of the site
 */
export function packsOf(
  files: readonly string[],
  productIds: readonly string[],
): Map<string, readonly string[]> {
  const first: [string, readonly string[]][] = [
    ['core', CORE.map(fileOf)],
    ...productIds.map((id): [string, string[]] => [
      id,
      [`${id}.html`, `${id}/features.html`, `${id}/pricing.html`],
    ]),
  ];
  const packed = new Set(first.flatMap(([, pages]) => pages));
  const others = files.filter(
    (file) =>
      file.endsWith('.html') &&
      !packed.has(file) &&
      !leftOut.test(`/${file}`) &&
      !listed.test(`/${file}`),
  );
  const rest = Array.from(
    { length: Math.ceil(others.length / LENGTH) },
    (_, index): [string, readonly string[]] => [
      `rest-${index + 1}`,
      others.slice(index * LENGTH, (index + 1) * LENGTH),
    ],
  );
  return new Map([...first, ...rest]);
}

/** Other files that a kept site needs without network. */
export function filesToKeep(files: readonly string[]): string[] {
  return files.filter((file) =>
    /^\/(?:_a\/(?!older\.).*(?:\.(?:js|css|woff2)|-(?:160|400)\.webp)|recherche-.*\.json|favicon\.svg)$/.test(
      `/${file}`,
    ),
  );
}

/** All addresses that a visitor may open: pages first, then other files. */
export function addressesOf(files: readonly string[]): string[] {
  const pages = files.filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file));
  const others = files.filter(
    (file) =>
      /\.(?:pdf|csv|xml|json|yaml|txt|zip)$/.test(file) &&
      ![PACKS, '/_a'].some((folder) => `/${file}`.startsWith(`${folder}/`)),
  );
  return [...pages.map(addressOf), ...others.map((file) => `/${file}`)];
}

/** Of the head: what machines and shared links read. */
const FOR_OTHERS =
  /<(?:meta (?:property|name="(?:twitter:|keywords|description))|link rel="(?:canonical|alternate|apple))[^>]*>/g;
/** The files of a photograph, of which the small one is kept. */
const SOURCES = /<source type="image\/avif"[^>]*>(<source type="image\/webp" srcset="\S+)[^>]*>/gi;
const DATA = /<script type="application\/ld\+json">.*?<\/script>/gs;
const FIRST = /<style>(.*?)<\/style>(?=<\/head>)/s;
const ALL = /<div hidden><svg><style>(.*?)<\/style><\/svg><\/div>/s;
/** Faces and key frames, which the page says once. */
const ONCE = /@(?:font-face|[\w-]*keyframes)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * A page as a device keeps it: it is read there, not shared, and it does not arrive in parts, so
 * that all its rules stand in the head (`integrations/page-styles.ts`).
 */
export function keptPage(html: string): string {
  const bare = html.replace(FOR_OTHERS, '').replace(DATA, '').replace(SOURCES, '$1">');
  const [later, all] = ALL.exec(bare) ?? [];
  if (later === undefined || all === undefined) return bare;
  return bare.replace(later, '').replace(FIRST, (_, first: string) => {
    const once = first.match(ONCE) ?? [];
    return `<style>${once.join('')}${all}</style>`;
  });
}
