/**
 * The score of MDN's HTTP Observatory, by its published rules and points (mdn/mdn-http-observatory,
 * 1.4.8); its package brings 233 others. 100 is A+. Cases that cannot occur here are left out.
 */
import type { Answer } from './servers.ts';

const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const INLINE = /^(?:'unsafe-inline'|data:)$/;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function policyPoints(policy: ReadonlyMap<string, readonly string[]>): number {
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [script, style] = [sources('script-src'), sources('style-src')];
  if (policy.size === 0) return -25;
  const broad = [...script, ...sources('object-src')].some((one) => BROAD.test(one));
  if (broad || script.some((one) => INLINE.test(one))) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  // Styles in the page cost the ten points above a hundred, and no other points.
  if (style.some((one) => INLINE.test(one) || BROAD.test(one))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/**
 * @param page over TLS
 * @param plain the same address over plain HTTP
 * @param preflight the answer to a request from another origin
 */
export function observatoryPoints(page: Answer, plain: Answer, preflight: Answer, host: string) {
  const header = (name: string) => String(page.headers[name] ?? '');
  const directives = header('content-security-policy').split('; ').filter(Boolean);
  const policy = new Map(
    directives.map((part) => part.split(' ')).map(([name = '', ...sources]) => [name, sources]),
  );
  const age = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const scripts = [...page.body.toString().matchAll(/<script[^>]*\ssrc="?([^\s">]+)/g)];
  return {
    'content-security-policy': policyPoints(policy),
    'strict-transport-security': age >= 15_552_000 ? 0 : -20,
    redirection: plain.headers.location?.startsWith(`https://${host}`) ? 0 : -20,
    'x-content-type-options': header('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': policy.get('frame-ancestors')?.join() === "'none'" ? 5 : -20,
    'referrer-policy': PRIVATE.includes(header('referrer-policy')) ? 5 : -5,
    'cross-origin-resource-policy': header('cross-origin-resource-policy') ? 10 : 0,
    cookies: header('set-cookie') ? -5 : 0,
    'cross-origin-resource-sharing': preflight.headers['access-control-allow-origin'] ? -50 : 0,
    'subresource-integrity': scripts.every(([, src = '']) => /^\/(?!\/)/.test(src)) ? 0 : -50,
  };
}
