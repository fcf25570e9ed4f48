/** The files that set up servers: `_headers`, `_redirects`, and the settings of `nginx.conf`. */
import { editorPolicy, pagePolicy } from '#policy.ts';
import { redirects } from '#routes.ts';
import { leadsTo, type Moves, movesOf } from '#served-addresses.ts';
import { namedAddresses } from '../tools/dist.ts';
import {
  cacheControl,
  documentHeaders,
  EDITOR,
  everyHeaders,
  type Headers,
  namedType,
  pageHeaders,
  preflightHeaders,
  publicHeaders,
  publicPlaces,
  SERVICE_WORKER,
  type SiteHeaders,
} from './headers.ts';

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers`, for Cloudflare and Netlify. One rule covers every response: these hosts match rules
 * with the address as typed, and serve a page under several spellings of it.
 */
export function hostHeaders(files: readonly string[], own: SiteHeaders): string {
  const endings = new Set(files.map((file) => file.slice(file.lastIndexOf('.') + 1)));
  const notOnFiles = Object.keys(pageHeaders).map((name) => `  ! ${name}`);
  const blocks = [
    block('/*', {
      ...everyHeaders,
      ...documentHeaders,
      ...pageHeaders,
      ...own,
      'Content-Security-Policy': pagePolicy,
    }),
    // Taken off again where they mean nothing: Cloudflare does so, on Netlify they stay.
    ...[...endings]
      .filter((ending) => ending !== 'html')
      .toSorted()
      .map((ending) => [`/*.${ending}`, ...notOnFiles].join('\n')),
    // The only two rules for this header: hosts already have pages revalidated, and would add a
    // second rule to the first.
    block('/_a/*', { 'Cache-Control': cacheControl('/_a/') }),
    ...(files.includes(EDITOR.slice(1))
      ? [
          block('/admin', { 'Content-Security-Policy': editorPolicy }).replace(
            /\n/,
            '\n  ! Content-Security-Policy\n',
          ),
        ]
      : []),
    block(SERVICE_WORKER, { 'Cache-Control': cacheControl(SERVICE_WORKER) }),
    // Set again after the rule for all; on Netlify both values stay, which counts as no value.
    ...publicPlaces.map((place) =>
      block(place.endsWith('/') ? `${place}*` : place, {
        ...publicHeaders,
        ...preflightHeaders,
      }).replace(/\n/, '\n  ! Cross-Origin-Resource-Policy\n'),
    ),
    ...files.flatMap((file) => {
      const type = namedType(`/${file}`);
      return type ? [block(`/${file}`, { 'Content-Type': type })] : [];
    }),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** What sticks to the end of an address in a sentence; `_redirects` has no patterns. */
const ENDINGS = ['.', ',', ';', ':', '!', ')', ']', "'", '%20', '%22', '%C2%BB', '%C2%A0', '%3E'];
/** What Cloudflare reads. */
const MAX_REDIRECTS = 2000;

/** What `hostRedirects` has written. */
export const readRedirects = (text: string): Moves =>
  [...text.matchAll(/^(\S+) (\S+)/gm)].map(([, from = '', to = '']) => [from, to]);

/** Old addresses and guesses, then typing slips at the end of the others, the shortest first. */
export function hostRedirects(files: readonly string[], moved: Moves): string {
  const pages = namedAddresses(files.filter((file) => file.endsWith('.html')))
    .filter((page) => page !== '/' && !(page in redirects))
    .toSorted((a, b) => a.split('/').length - b.split('/').length);
  const slips = pages.flatMap((page) => [
    ...ENDINGS.map((ending) => [page + ending, page]),
    [page.toUpperCase(), page],
    [page.replace(/(?<=\/)./g, (letter) => letter.toUpperCase()), page],
  ]);
  return [...movesOf(pages, moved), ...slips]
    .slice(0, MAX_REDIRECTS)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/**
 * What `nginx.conf` includes: where addresses lead, and what comes from `.env`.
 * @param moved the owner's list
 * @param origin where other names of the machine lead to; undefined for a preview, under any name
 */
export function nginxSettings(
  files: readonly string[],
  own: SiteHeaders,
  moved: Moves,
  origin: string | undefined,
): string {
  const leads = [...leadsTo(namedAddresses(files), moved)].map((pair) => pair.join(' '));
  return `map $dots$key $leads { ${leads.join('; ')}; }
map "" $hsts { default "${own['Strict-Transport-Security']}"; }
map "" $robots { default "${own['X-Robots-Tag'] ?? ''}"; }
map $host $elsewhere { default "${origin ?? ''}"; ${[
    origin && new URL(origin).hostname,
    'localhost',
    '127.0.0.1',
    '"[::1]"',
  ]
    .filter(Boolean)
    .map((name) => `${name} ""; `)
    .join('')}}
`;
}
