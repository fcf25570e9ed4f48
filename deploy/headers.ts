/**
 * The one source of response headers: the Node server reads it directly, and the build writes the
 * files for other hosts from it (`dist/_headers`).
 */
import { createHash } from 'node:crypto';
import { feedPaths } from '../src/routes.ts';

/** Sent with every response. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
} as const;

const HASHED_ASSETS = '/_a/';

/** Names under `_a/` carry a hash of their content and never change; the rest is checked each time. */
export function cacheControl(path: string): string {
  if (path.startsWith(HASHED_ASSETS)) return 'public, max-age=31536000, immutable';
  if (/\.(?:png|svg|ico|webmanifest)$/.test(path)) return 'public, max-age=86400';
  return 'no-cache';
}

/** What hosts may not know, or send without its letters: RFC 9512. Others are known by their name. */
export function contentType(path: string): string | undefined {
  if (path.endsWith('.yaml')) return 'application/yaml;charset=utf-8';
  if (path.endsWith(feedPaths.rss.slice(1))) return 'application/rss+xml;charset=utf-8';
  if (path.endsWith(feedPaths.json.slice(1))) return 'application/feed+json;charset=utf-8';
  return path.endsWith('.txt') ? 'text/plain;charset=utf-8' : undefined;
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(found)];
}

/**
 * The policy of one page: nothing is allowed but this origin's own files and the very inline
 * scripts and styles that the build put in the page.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = hashes(
    html,
    /<script(?![^>]*\b(?:src=|type="(?!module|text\/javascript)))[^>]*>(.*?)<\/script>/gs,
  );
  const styles = hashes(html, /<style[^>]*>(.*?)<\/style>/gs);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For what is not a page: nothing may run. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";
