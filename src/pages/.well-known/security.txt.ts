import type { APIRoute } from 'astro';
import { buildDay } from '#lib/time.ts';
import { routes } from '#routes.ts';
import { site } from '#site.config.ts';

/** A year less a day: the RFC recommends less than a year. */
const VALID_MS = 364 * 24 * 60 * 60 * 1000;

/** RFC 9116. */
export const GET: APIRoute = () => {
  const expires = new Date(buildDay(process.env, new Date()).getTime() + VALID_MS);
  return new Response(`Contact: mailto:${site.email}
Expires: ${expires.toISOString().replace('.000', '')}
Preferred-Languages: fr, en
Canonical: ${site.origin}/.well-known/security.txt
Policy: ${site.origin}${routes.security}
`);
};
