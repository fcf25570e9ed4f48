/**
 * Settings for hosts that read `_headers` and `_redirects`, Cloudflare's and Netlify's above all.
 */
import { moved } from '#routes.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  contentType,
  hostPolicy,
  pageHeaders,
  SERVICE_WORKER,
  type SiteHeaders,
  securityHeaders,
} from './headers.ts';
import type { SiteFiles } from './site-files.ts';

/** Cloudflare's limits: it skips what is beyond them without a message. */
const MOST_RULES = 100;
const MOST_REDIRECTS = 2000;
const LONGEST_LINE = 2000;

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  );
}

const notOnFiles = Object.keys(pageHeaders).map((name) => `  ! ${name}`);

/** The file endings of everything that is not a page. */
function endings(files: SiteFiles): string[] {
  const found = [...files.keys()].map((file) => /[^./]+$/.exec(file)?.[0] ?? '');
  return [...new Set(found)].filter((ending) => ending !== 'html').toSorted();
}

/**
 * One rule covers every response: these hosts match rules with the address as typed, and serve the
 * page under several spellings of it.
 * @throws Error if a page would not work under that rule, or if a host would ignore part of it
 */
export function hostHeaders(files: SiteFiles, own: SiteHeaders): string {
  for (const [file, html] of files) {
    if (html !== undefined && /script-src 'self' '/.test(contentSecurityPolicy(html))) {
      throw new Error(`${file} : un script dans la page, que la règle des hébergeurs refuse`);
    }
  }
  const blocks = [
    block('/*', {
      ...securityHeaders,
      ...pageHeaders,
      ...own,
      'Content-Security-Policy': hostPolicy,
    }),
    // These headers belong on pages only, so every other file ending takes them off again.
    // Cloudflare does so; on Netlify they stay.
    ...endings(files).map((ending) => [`/*.${ending}`, ...notOnFiles].join('\n')),
    // The only two Cache-Control rules: hosts already have pages revalidated, and a second rule for
    // one header would be added to the first.
    block('/_a/*', { 'Cache-Control': cacheControl('/_a/') }),
    block(SERVICE_WORKER, { 'Cache-Control': cacheControl(SERVICE_WORKER) }),
  ];
  for (const file of files.keys()) {
    const type = contentType(file);
    if (type) blocks.push(block(`/${file}`, { 'Content-Type': type }));
  }
  return readable('_headers', `${blocks.join('\n\n')}\n`, blocks.length, MOST_RULES);
}

export function hostRedirects(): string {
  const lines = Object.entries(moved).map(([from, to]) => `${from} ${to} 301\n`);
  return readable('_redirects', lines.join(''), lines.length, MOST_REDIRECTS);
}

/** @throws Error where a host would read only part of it */
function readable(name: string, text: string, rules: number, most: number): string {
  if (rules > most) throw new Error(`${name} : ${rules} règles, les hébergeurs en lisent ${most}`);
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (long)
    throw new Error(`${name} : ligne trop longue pour les hébergeurs, ${long.slice(0, 80)}`);
  return text;
}
