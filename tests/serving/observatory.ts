/**
 * The score of MDN's HTTP Observatory, by its published rules and points (1.4.8). Its package is
 * not installed: 233 packages, a server and two lists that it downloads.
 */
import type { Answer } from '../../server/trial/ask.ts';

export interface Scanned {
  /** The page over TLS. */
  readonly page: Answer;
  /** The same address over plain HTTP. */
  readonly plain: Answer;
  /** To a request from another origin. */
  readonly preflight: Answer;
  readonly host: string;
}

const SIX_MONTHS = 15_552_000;
const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const INLINE = /^(?:'unsafe-inline'|data:)$/;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function directivesOf({ headers }: Answer): Map<string, readonly string[]> {
  const policy = String(headers['content-security-policy'] ?? '');
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** Points by rule; cases that cannot occur here are left out. */
export function observatoryPoints({ page, plain, preflight, host }: Scanned) {
  const { headers, body } = page;
  const policy = directivesOf(page);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const active = [...sources('script-src'), ...sources('style-src'), ...sources('object-src')];
  const safe = !active.some(
    (source) =>
      BROAD.test(source) || INLINE.test(source) || /^(?:http:|ftp:|'unsafe-eval)/.test(source),
  );
  const first = policy.get('default-src');
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  const scripts = [...body.toString().matchAll(/<script[^>]*\ssrc="?([^\s">]+)/g)];
  const framing = policy.get('frame-ancestors') ?? ['*'];
  return {
    'content-security-policy': safe && first?.join() === "'none'" ? 10 : safe ? 5 : -25,
    'strict-transport-security': age >= SIX_MONTHS ? 0 : -20,
    redirection: plain.headers.location?.startsWith(`https://${host}`) ? 0 : -20,
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': framing.some((source) => BROAD.test(source)) ? -20 : 5,
    'referrer-policy': PRIVATE.includes(String(headers['referrer-policy'])) ? 5 : -5,
    'cross-origin-resource-policy':
      headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
    cookies: headers['set-cookie'] ? -5 : 0,
    'cross-origin-resource-sharing': preflight.headers['access-control-allow-origin'] ? -50 : 0,
    'subresource-integrity': scripts.every(([, src = '']) => /^\/(?!\/)/.test(src)) ? 0 : -50,
  };
}
