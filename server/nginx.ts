/**
 * The nginx configuration, from the same rules as the Node server: `maps.conf` says which headers
 * each file gets, `site.conf` answers requests. `server/nginx.conf` includes both.
 */
import { moved } from '#routes.ts';
import { hidden, missingPages, strange, tidy } from '#served-addresses.ts';
import { addressOf } from '../tools/dist.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  contentType,
  everyHeaders,
  filePolicy,
  inertPolicy,
  mediaType,
  mediaTypes,
  pageHeaders,
  partOfPage,
  type SiteHeaders,
  securityHeaders,
} from './headers.ts';
import type { SiteFiles } from './site-files.ts';

/** nginx reads words of at most 4 kB. */
const LONGEST_WORD = 4000;

/** @throws Error naming a value that nginx cannot read */
function quoted(value: string): string {
  const mark = value.includes('"') ? "'" : '"';
  if (value.includes(mark) || /[\\$\n]/.test(value) || value.length > LONGEST_WORD) {
    throw new Error(`nginx ne peut pas lire : ${value.slice(0, 200)}`);
  }
  return `${mark}${value}${mark}`;
}

/** A JavaScript pattern for nginx, which uses PCRE: the ones used here mean the same in both. */
function pcre(expression: RegExp): string {
  return expression.source.replaceAll('\\/', '/');
}

function map(source: string, result: string, entries: readonly (readonly [string, string])[]) {
  const lines = entries.map(([key, value]) => `  ${key} ${value};`);
  return [`map ${source} ${result} {`, ...lines, '}'].join('\n');
}

/** nginx leaves out a header whose value is empty. */
const ofPage = (name: string) => `$site_page_${name.toLowerCase().replaceAll('-', '_')}`;

/** Keyed by file, not address: when nginx writes headers it has already found the file. */
function byFile(files: SiteFiles, value: (file: string, html: string | undefined) => string) {
  return [...files].map(([file, html]) => [quoted(`/${file}`), quoted(value(file, html))] as const);
}

export function nginxMaps(files: SiteFiles, own: SiteHeaders): string {
  const policies = byFile(files, (file, html) =>
    html === undefined ? (filePolicy(`/${file}`) ?? '') : contentSecurityPolicy(html),
  );
  const cache = byFile(new Map([...files].filter(([file]) => !file.startsWith('_a/'))), (file) =>
    cacheControl(`/${file}`),
  );
  const usual = quoted(cacheControl('/'));
  return `${[
    '# Written by the build from server/ and src/routes.ts.',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 65536;',
    map('$request_uri', '$site_path', [['"~^([^?]*)"', '$1']]),
    map('$site_path', '$site_strange', [
      ['default', '""'],
      [`"~${pcre(strange)}"`, '1'],
    ]),
    map('$uri', '$site_bare', [[`"~${pcre(tidy)}"`, '$1']]),
    map('$site_bare', '$site_target', [
      ['default', '$site_bare'],
      ['""', '/'],
      ...Object.entries(moved).map(([from, to]) => [quoted(from), quoted(to)] as const),
    ]),
    map('$uri', '$site_policy', [
      ['default', quoted(inertPolicy)],
      // Hashed files of earlier releases are served too.
      [`"~${pcre(partOfPage)}"`, '""'],
      ...policies.filter(([, value]) => ![quoted(inertPolicy), '""'].includes(value)),
    ]),
    map('$uri', '$site_referrer', [
      ['default', quoted(securityHeaders['Referrer-Policy'])],
      [`"~${pcre(partOfPage)}"`, '""'],
    ]),
    map('$uri', '$site_robots', [
      ['default', quoted(own['X-Robots-Tag'] ?? '')],
      [`"~${pcre(partOfPage)}"`, '""'],
    ]),
    ...Object.entries(pageHeaders).map(([name, value]) =>
      map('$uri', ofPage(name), [
        ['default', '""'],
        ['"~\\.html$"', quoted(value)],
      ]),
    ),
    map('$uri', '$site_cache', [
      ['default', usual],
      // Hashed files of earlier releases are served too.
      ['"~^/_a/[^/]+$"', quoted(cacheControl('/_a/'))],
      ...cache.filter(([, value]) => value !== usual),
    ]),
    map('$https:$http_x_forwarded_proto', '$site_transport', [
      ['default', '""'],
      ['"~^on:|:https$"', quoted(own['Strict-Transport-Security'])],
    ]),
    // 404 for an address that nginx cannot decode, 400 for what is not HTTP.
    map('$request:$request_uri', '$site_refusal', [
      ['default', '/400'],
      ['"~^(?:GET|HEAD) /[!-~]* HTTP/1\\.[01]:$"', '/unreadable'],
    ]),
    // Serves only files that the build wrote: no symbolic link and no file added later. The map
    // gives the part of the file name that the address lacks, not the whole name, because maps
    // ignore case.
    map('$uri', '$site_ending', [
      ['default', quoted('/.inconnu')],
      ...[...files.keys()].map(
        (file) =>
          [quoted(addressOf(file)), quoted(`/${file}`.slice(addressOf(file).length))] as const,
      ),
    ]),
    map('$request_method', '$site_allow', [
      ['default', quoted('GET, HEAD')],
      // No method could be read from the request: no `Allow` header.
      ['""', '""'],
      ['GET', '""'],
      ['HEAD', '""'],
    ]),
    map(
      // A malformed address is in no folder: the general 404 page answers.
      '$site_strange$uri',
      '$site_missing',
      missingPages([...files.keys()]).map(({ folder, file }) =>
        folder === '/'
          ? (['default', quoted(file)] as const)
          : ([`"~^${folder}"`, quoted(file)] as const),
      ),
    ),
  ].join('\n\n')}\n`;
}

const answer = `  if ($site_strange) { return 404; }
  if ($site_target != $site_path) { return 301 $site_target$is_args$args; }`;

/** Files whose type does not follow from their ending get their own location. */
function namedTypes(files: SiteFiles): string[] {
  return [...files.keys()]
    .filter((file) => contentType(file) && contentType(file) !== byEnding(file))
    .map(
      (file) => `location = ${quoted(`/${file}`)} {
  types { }
  default_type ${quoted(mediaType(file))};
${answer}
}`,
    );
}

function byEnding(file: string): string | undefined {
  return mediaTypes[file.slice(file.lastIndexOf('.') + 1)];
}

/**
 * @param id of the release, part of its folder's name: workers from before a reload keep serving
 * the release they know
 */
export function nginxSite(files: SiteFiles, id: string): string {
  for (const file of files.keys()) mediaType(file);
  const headers = [
    ...Object.entries(everyHeaders).map(([name, value]) => [name, quoted(value)]),
    ['Referrer-Policy', '$site_referrer'],
    ['X-Robots-Tag', '$site_robots'],
    ...Object.keys(pageHeaders).map((name) => [name, ofPage(name)]),
    ['Content-Security-Policy', '$site_policy'],
    ['Cache-Control', '$site_cache'],
    ['Strict-Transport-Security', '$site_transport'],
    // The modification time of a file is made from its content (validators.ts), so that the ETag is
    // too.
    ['Last-Modified', '""'],
    ['Allow', '$site_allow'],
  ];
  const types = Object.entries(mediaTypes).map(([ending, type]) => `  ${quoted(type)} ${ending};`);
  return `${[
    '# Written by the build from server/ and src/routes.ts. Goes in a server block.',
    `root releases/${id}/site;`,
    `types {\n${types.join('\n')}\n}`,
    headers.map(([name, value]) => `add_header ${name} ${value} always;`).join('\n'),
    `brotli_static on;
gzip_static on;
gzip_proxied any;
gzip_vary on;
charset off;
etag on;
max_ranges 1;
absolute_redirect off;
server_tokens off;`,
    `if ($site_allow) { return 405 ""; }`,
    `error_page 404 @missing;
error_page 403 =404 @missing;
error_page 400 =404 $site_refusal;
location @missing { try_files $site_missing =404; }
location = /400 { internal; return 400; }
location = /unreadable { internal; try_files /404.html =404; }`,
    // A page opened before the release asks for hashed files of its own release.
    `location /_a/ {
${answer}
  try_files $uri$site_ending @earlier;
}
location @earlier {
  root releases/earlier;
  # Brotli's module cannot tell a link.
  brotli_static off;
  disable_symlinks on from=$document_root;
  try_files $uri =404;
}`,
    `location ~ "${pcre(hidden)}" {
  if ($site_target != $site_path) { return 301 $site_target$is_args$args; }
  return 404;
}`,
    `location / {
${answer}
  try_files $uri$site_ending =404;
}`,
    ...namedTypes(files),
  ].join('\n\n')}\n`;
}
