/** Where a page leads. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { readSiteConfig } from '#site.config.ts';
import { sitePaths } from '#site-map.ts';
import { expect } from '../guard.ts';

const site = readSiteConfig({});
const authorities = parse(await readFile('src/content/authorities.yaml', 'utf8'));
const waysOut = [
  `mailto:${site.email}`,
  `mailto:${site.data.contact}`,
  ...[site.phone, site.host.phone].map((phone) => `tel:${phone.replaceAll(' ', '')}`),
  authorities[site.data.country].site,
  `https://wa.me/${site.whatsapp}?text=`,
  // Links to share a page: the visitor chooses to whom.
  'https://wa.me/?text=',
  ...Object.values(site.products).flatMap(({ register, login }) => [register, login]),
];

/**
 * Links to other sites come from the configuration, there is no form, and the current page is
 * marked.
 */
export async function expectLinks(page: Page, path: string): Promise<void> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((nodes) =>
      nodes.map((node) => ({
        href: node.getAttribute('href') ?? '',
        opens: node.getAttribute('target') === '_blank',
        rel: node.getAttribute('rel') ?? '',
        current: node.getAttribute('aria-current') === 'page',
      })),
    );
  const out = links.filter(({ href }) => /^[a-z]+:/i.test(href));
  const unknown = out.filter(({ href }) => !waysOut.some((start) => href.startsWith(start)));
  expect.soft(unknown, `${path}: ways out`).toEqual([]);
  const opener = out.filter(({ opens, rel }) => opens && !rel.includes('noopener'));
  expect.soft(opener, `${path}: links that hand on their window`).toEqual([]);
  await expect.soft(page.locator('form'), path).toHaveCount(0);
  if (!sitePaths.includes(path)) return;
  const current = new Set(links.filter((link) => link.current).map(({ href }) => href));
  // On the home page the logo's link is marked as current.
  if (path === '/') current.delete('/');
  expect.soft([...current], `${path}: marked as current`).toEqual(path === '/' ? [] : [path]);
}
