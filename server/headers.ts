/**
 * The only source of response headers: the Node server reads it and the build writes `_headers`
 * from it. `nginx.conf` says the same by hand; `tests/serving` holds both servers to it.
 */
import { editorPolicy, pagePolicy } from '#policy.ts';
import { feedPath, openapiFiles, routes, shareImagePath } from '#routes.ts';
import type { SiteConfig } from '#site.config.ts';

export type Headers = Readonly<Record<string, string>>;

/** Speculation rules: a browser may prefetch the page whose link is being pressed, and no other. */
const SPECULATION_RULES = '/speculation-rules.json';

export const everyHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What tools and other sites may read: files, and folders with their slash. */
export const publicPlaces = [
  ...openapiFiles,
  feedPath,
  '/llms.txt',
  shareImagePath(routes.home),
  '/partage/',
  '/presse/',
  '/brochures/',
  '/modeles/',
] as const;
export const publicHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
/** The answer to a browser that asks before it sends its own header from another site. */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers':
    '*, Cache-Control, If-Modified-Since, If-None-Match, Range, X-Requested-With',
  'Access-Control-Max-Age': '86400',
};
export const isPublic = (file: string) =>
  publicPlaces.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));

/** On all but parts of pages (`partOfPage`): the links of a PDF send a referrer too. */
export const documentHeaders = { 'Referrer-Policy': 'strict-origin-when-cross-origin' };

/** On pages only: they mean nothing on a font or a script, and cost 0.2 kB each time. */
export const pageHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Speculation-Rules': `"${SPECULATION_RULES}"`,
};

/** What `.env` decides. */
export interface SiteHeaders {
  /** Sent over TLS only. */
  readonly 'Strict-Transport-Security': string;
  /** `noindex` on a preview, whose figures are examples; PDFs and feeds have no `<meta>`. */
  readonly 'X-Robots-Tag'?: string;
}

/** `includeSubDomains` is left to the owner: a sub-domain without a certificate could not be visited for two years. */
export function siteHeaders({
  transport,
  production,
}: Pick<SiteConfig, 'transport' | 'production'>): SiteHeaders {
  const words = {
    host: '',
    subdomains: '; includeSubDomains',
    preload: '; includeSubDomains; preload',
  };
  return {
    'Strict-Transport-Security': `max-age=63072000${words[transport]}`,
    ...(!production && { 'X-Robots-Tag': 'noindex' }),
  };
}

/** The same, read back from the `_headers` of a built site. */
export function readSiteHeaders(hostHeaders: string): SiteHeaders {
  const value = (name: string) => new RegExp(`^ {2}${name}: (.+)$`, 'm').exec(hostHeaders)?.[1];
  const robots = value('X-Robots-Tag');
  return {
    'Strict-Transport-Security': value('Strict-Transport-Security') ?? '',
    ...(robots && { 'X-Robots-Tag': robots }),
  };
}

/** Fonts and scripts of pages: the page's policy governs them. */
const partOfPage = /^\/_a\/[^/]+\.(?:js|woff2)$/;
export const SERVICE_WORKER = '/sw.js';
/** For what is neither a page nor a part of a page: nothing may run. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'";
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

const isPage = (file: string) => file.endsWith('.html');

/** Only on a site that has it (`integrations/editor.ts`). */
export const EDITOR = '/admin.html';

function policyOf(file: string): string {
  if (file === EDITOR) return editorPolicy;
  if (isPage(file)) return pagePolicy;
  return file === SERVICE_WORKER ? workerPolicy : inertPolicy;
}

/** Names under `_a/` carry a hash of their content; browsers ask again for the rest. */
export function cacheControl(file: string): string {
  if (file.startsWith('/_a/')) return 'public, max-age=31536000, immutable';
  if (file === SPECULATION_RULES || /\.(?:png|svg|ico|webmanifest)$/.test(file)) {
    return 'public, max-age=86400';
  }
  return 'no-cache';
}

/**
 * What a file is sent with, besides its type.
 * @param file its path from the root of the site; a redirect or a refusal is sent as a file without
 * a name
 */
export function headersOf(file: string, { 'X-Robots-Tag': robots }: Partial<SiteHeaders>): Headers {
  return {
    ...everyHeaders,
    ...(isPublic(file) && publicHeaders),
    ...(!partOfPage.test(file) && {
      ...documentHeaders,
      'Content-Security-Policy': policyOf(file),
      ...(robots && { 'X-Robots-Tag': robots }),
    }),
    ...(isPage(file) && pageHeaders),
    'Cache-Control': cacheControl(file),
  };
}

/** Types that hosts get wrong or send without a charset (RFC 9512). */
export function namedType(file: string): string | undefined {
  if (file.endsWith('.yaml')) return 'application/yaml;charset=utf-8';
  if (file === SPECULATION_RULES) return 'application/speculationrules+json';
  if (file === feedPath) return 'application/rss+xml;charset=utf-8';
  return file.endsWith('.txt') ? 'text/plain;charset=utf-8' : undefined;
}

const types: Headers = {
  html: 'text/html;charset=utf-8',
  css: 'text/css;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  csv: 'text/csv;charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  zip: 'application/zip',
  wasm: 'application/wasm',
};

/** The type of a file. @throws Error for an ending without a type: browsers must not guess */
export function mediaType(file: string): string {
  const type = namedType(file) ?? types[file.slice(file.lastIndexOf('.') + 1)];
  if (type) return type;
  throw new Error(`${file} : type inconnu, à ajouter à types dans server/headers.ts et nginx.conf`);
}
