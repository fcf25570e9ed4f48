import type { AstroIntegration } from 'astro';
import type { SiteConfig } from '#site.config.ts';
import { addressOf, changePages } from '../tools/dist.ts';

/** The id of an element, or the address of a link, in the page or in what an island is given. */
const PARTS = /\sid="?([\w-]+)|(href=|":)"(https:\/\/[^"]+)"/g;

/**
 * The links of a page that leave for the trial, the login or WhatsApp, each with the page and the
 * nearest id above it: the site that receives the visitor learns what sent them, without a cookie.
 */
export function markLinks(
  html: string,
  page: string,
  source: string,
  outside: readonly string[],
): string {
  let place = 'haut';
  return html.replace(PARTS, (whole, id: string | undefined, before: string, address: string) => {
    if (id !== undefined) place = id;
    if (!outside.some((start) => address?.startsWith(start))) return whole;
    const mark = new URLSearchParams({
      utm_source: source,
      utm_medium: 'site',
      utm_content: `${page}#${place}`,
    });
    const joint = before === 'href=' ? '&amp;' : '&';
    const query = String(mark).replaceAll('&', joint);
    return `${before}"${address}${address.includes('?') ? joint : '?'}${query}"`;
  });
}

/** Marks the outgoing links of every page, if UTM_SOURCE says under which name. */
export function markedLinks({ utmSource, products }: SiteConfig): AstroIntegration {
  const outside = [
    ...Object.values(products).flatMap(({ register, login }) => [register, login]),
    'https://wa.me/',
  ];
  return {
    name: 'marked-links',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (!utmSource) return;
        const mark = (html: string, file: string) =>
          markLinks(html, addressOf(file), utmSource, outside);
        await changePages(dir, mark);
      },
    },
  };
}
