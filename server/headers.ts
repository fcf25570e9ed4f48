/**
 * The one source of response headers: the Node server reads it, and the build writes other hosts'
 * configuration from it (`_headers`, and the nginx files of a release).
 */
import { createHash } from 'node:crypto';
import { feedPaths } from '#routes.ts';
import type { SiteConfig } from '#site.config.ts';

/** Speculation rules: a browser may prefetch the page whose link is being pressed, and no other. */
const SPECULATION_RULES = '/speculation-rules.json';

/** On every response. */
export const everyHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * On all responses but fonts and scripts of pages (`partOfPage`): the links of a PDF send a
 * referrer too. Framing is refused by each file's policy.
 */
export const securityHeaders = {
  ...everyHeaders,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** On pages only: they mean nothing on a font or a script, and cost 0.2 kB each time. */
export const pageHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Speculation-Rules': `"${SPECULATION_RULES}"`,
} as const;

export const isPage = (file: string) => file.endsWith('.html');

/** What differs from one site to the next: the build writes it in `_headers`. */
export interface SiteHeaders {
  /** Sent over TLS only. */
  readonly 'Strict-Transport-Security': string;
  /**
   * `noindex`, on a preview only: its figures and addresses are examples. A header, because PDFs
   * and feeds have no `<meta>`.
   */
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

/**
 * The same, read back from the `_headers` of a built site.
 * @throws Error if it promises no HTTPS
 */
export function readSiteHeaders(hostHeaders: string): SiteHeaders {
  const value = (name: keyof SiteHeaders) =>
    new RegExp(`^ {2}${name}: (.+)$`, 'm').exec(hostHeaders)?.[1];
  const transport = value('Strict-Transport-Security');
  if (transport === undefined) throw new Error('_headers ne dit rien de Strict-Transport-Security');
  const robots = value('X-Robots-Tag');
  return { 'Strict-Transport-Security': transport, ...(robots && { 'X-Robots-Tag': robots }) };
}

const HASHED_ASSETS = '/_a/';
/**
 * Fonts and scripts of pages. They have no policy of their own: the page's governs them, and one
 * would cost 0.1 kB each time. The service worker is not among them and has its own.
 */
export const partOfPage = /^\/_a\/[^/]+\.(?:js|woff2)$/;
export const SERVICE_WORKER = '/sw.js';

/**
 * File names under `_a/` carry a hash of their content and never change; browsers revalidate the
 * rest.
 */
export function cacheControl(path: string): string {
  if (path.startsWith(HASHED_ASSETS)) return 'public, max-age=31536000, immutable';
  if (path === SPECULATION_RULES || /\.(?:png|svg|ico|webmanifest)$/.test(path))
    return 'public, max-age=86400';
  return 'no-cache';
}

/**
 * Types that hosts get wrong or send without a charset (RFC 9512); the others are in `mediaTypes`.
 */
export function contentType(path: string): string | undefined {
  if (path.endsWith('.yaml')) return 'application/yaml;charset=utf-8';
  if (path.endsWith(SPECULATION_RULES.slice(1))) return 'application/speculationrules+json';
  if (path.endsWith(feedPaths.rss.slice(1))) return 'application/rss+xml;charset=utf-8';
  if (path.endsWith(feedPaths.json.slice(1))) return 'application/feed+json;charset=utf-8';
  return path.endsWith('.txt') ? 'text/plain;charset=utf-8' : undefined;
}

/** Types by file ending, as our servers send them. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  css: 'text/css;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain;charset=utf-8',
  yaml: 'application/yaml;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/**
 * The type of a file of the site.
 * @throws Error for an ending that is not in `mediaTypes`: browsers are told not to guess.
 */
export function mediaType(file: string): string {
  const type = contentType(file) ?? mediaTypes[/\.([^./]+)$/.exec(file)?.[1] ?? ''];
  if (type === undefined) {
    throw new Error(`${file} : type inconnu, à ajouter à mediaTypes dans server/headers.ts`);
  }
  return type;
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(found)];
}

/**
 * The policy of one page: only this origin's own files, and the inline scripts and styles that the
 * build put in the page. `style-src` allows no file, since no style is one; the worker is allowed
 * by `script-src`. A string may become markup or a script's address only through two policies
 * (docs/decisions/026).
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = hashes(
    html,
    /<script(?![^>]*\b(?:src=|type="(?!module|text\/javascript)))[^>]*>(.*?)<\/script>/gs,
  );
  const styles = hashes(html, /<style[^>]*>(.*?)<\/style>/gs);
  return pagePolicy(scripts, styles);
}

function pagePolicy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ['style-src', ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The address of the worker (offline/register.ts), a page of screens
    // (enhance/bring-screens.ts).
    'trusted-types default screens',
  ].join('; ');
}

/**
 * The policy of a page for hosts with one rule for all pages: scripts as strict, but any inline
 * style allowed.
 */
export const hostPolicy = pagePolicy([], ["'unsafe-inline'"]);

/** The service worker's own policy: it fetches this origin's files, nothing else. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** For files that are neither a page nor the worker: nothing may run. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a file that is not a page; none for a part of one. */
export function filePolicy(path: string): string | undefined {
  if (partOfPage.test(path)) return undefined;
  return path === SERVICE_WORKER ? workerPolicy : inertPolicy;
}
