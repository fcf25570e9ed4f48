/** What servers are told by files: `_headers`, `_redirects`, and the settings of `nginx.conf`. */
import { pagePolicy } from '#policy.ts';
import { moved } from '#routes.ts';
import {
  cacheControl,
  documentHeaders,
  everyHeaders,
  type Headers,
  namedType,
  pageHeaders,
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
    block(SERVICE_WORKER, { 'Cache-Control': cacheControl(SERVICE_WORKER) }),
    ...files.flatMap((file) => {
      const type = namedType(`/${file}`);
      return type ? [block(`/${file}`, { 'Content-Type': type })] : [];
    }),
  ];
  return `${blocks.join('\n\n')}\n`;
}

export function hostRedirects(): string {
  return Object.entries(moved)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** The two values of `nginx.conf` that come from `.env`, which includes this file. */
export function nginxSettings(own: SiteHeaders): string {
  return `map "" $hsts { default "${own['Strict-Transport-Security']}"; }
map "" $robots { default "${own['X-Robots-Tag'] ?? ''}"; }
`;
}
