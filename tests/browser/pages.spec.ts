/** Everything that is checked on every page, in one visit. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { readSiteConfig } from '#site.config.ts';
import { sitePaths } from '#site-map.ts';
import { violations } from './axe.ts';
import { expect, test } from './guard.ts';
import { listed, everyPath as paths } from './listed.ts';

/** Pages of one template differ only in text: axe runs twice on them, four times on the others. */
const isLeaf = (path: string) => /^\/(?:docs|blog)\/./.test(path);
const PHONE = 390;
const DESK = 1280;

const site = readSiteConfig({});
const authorities = parse(await readFile('src/content/authorities.yaml', 'utf8'));
const waysOut = [
  `mailto:${site.email}`,
  `mailto:${site.printed.DATA_CONTACT}`,
  ...[site.phone, site.printed.HOST_PHONE].map((phone) => `tel:${phone.replaceAll(' ', '')}`),
  authorities[site.dataCountry].site,
  `https://wa.me/${site.whatsapp}?text=`,
  // Links to share a page: the visitor chooses to whom.
  'https://wa.me/?text=',
  ...Object.values(site.products).flatMap(({ register, login }) => [register, login]),
];

test('the sitemap was read', () => {
  expect(listed.length).toBeGreaterThanOrEqual(sitePaths.length + 6);
});

/**
 * Records layout shifts from the first paint on; the display face loads late, as on a slow network.
 */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        value: number;
        sources?: { node?: Node }[];
      })[]) {
        const node = entry.sources?.[0]?.node;
        const element = node instanceof Element ? node : node?.parentElement;
        shifts.push(`${entry.value} ${element?.outerHTML.slice(0, 120)}`);
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shiftsSoFar = () => {
      keep(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { shiftsSoFar });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // The first frame has the font; its shifts are reported in the second.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shiftsSoFar(): string[] }).shiftsSoFar();
    });
}

/** The elements that make the page scroll sideways, if any. */
const sideways = () => {
  const limit = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= limit) return [];
  const culprits = [...document.querySelectorAll('main *, footer *, header *')]
    .filter((node) => node.getBoundingClientRect().right > limit + 1)
    .slice(0, 3);
  return ['scrolls sideways', ...culprits.map((node) => node.outerHTML.slice(0, 120))];
};

/** The metadata of a page of the route table. */
async function expectHead(page: Page, path: string): Promise<void> {
  const soft = expect.soft;
  await soft(page.locator('html')).toHaveAttribute('lang', 'fr');
  await soft(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://www.example.com${path}`,
  );
  await soft(page.locator('meta[name=keywords]')).toHaveAttribute('content', /\S+, \S+/);
  await soft(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.png$/);
  const jsonLd = await page.locator('script[type="application/ld+json"]').first().textContent();
  const [software] = JSON.parse(jsonLd ?? '')['@graph'];
  soft(software['@type']).toBe('SoftwareApplication');
  soft([software.offers].flat()[0]).toMatchObject({ price: '0', priceCurrency: 'EUR' });
}

/**
 * Links to other sites come from the configuration, there is no form, and the current page is
 * marked.
 */
async function expectLinks(page: Page, path: string): Promise<void> {
  const links = await page.locator('a[href]').evaluateAll((nodes) =>
    nodes.map((node) => ({
      href: node.getAttribute('href') ?? '',
      rel: node.getAttribute('rel') ?? '',
      current: node.getAttribute('aria-current') === 'page',
    })),
  );
  const out = links.filter(({ href }) => /^[a-z]+:/i.test(href));
  const unknown = out.filter(({ href }) => !waysOut.some((start) => href.startsWith(start)));
  expect.soft(unknown, 'ways out').toEqual([]);
  const opener = out.filter(
    ({ href, rel }) => href.startsWith('http') && !rel.includes('noopener'),
  );
  expect.soft(opener, 'links that hand on their window').toEqual([]);
  await expect.soft(page.locator('form')).toHaveCount(0);
  if (!sitePaths.includes(path)) return;
  const current = new Set(links.filter((link) => link.current).map(({ href }) => href));
  // On the home page the logo's link is the current one.
  if (path === '/') current.delete('/');
  expect.soft([...current], 'marked as current').toEqual(path === '/' ? [] : [path]);
}

for (const path of paths) {
  test(`${path}: head, links, widths, shifts, axe in both schemes`, async ({ page }) => {
    await page.setViewportSize({ width: PHONE, height: 844 });
    const shifts = await watchShifts(page);
    const response = await page.goto(path);
    expect.soft(await shifts(), 'shifts while it loads').toEqual([]);
    expect.soft(response?.status()).toBe(listed.includes(path) ? 200 : 404);
    if (sitePaths.includes(path)) await expectHead(page, path);
    await expectLinks(page, path);
    await expect.soft(page.locator('h1')).toHaveCount(1);
    // A 1280 px window at 400 % zoom has 320 px too.
    for (const width of [320, 360, PHONE, 600, 768, 960, DESK, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(sideways), `${width} px`).toEqual([]);
      if (width === PHONE || (width === DESK && !isLeaf(path))) {
        expect.soft(await violations(page), `axe at ${width} px`).toEqual([]);
        await expect.soft(page.locator('h1')).toBeVisible();
      }
      if (width === DESK || (width === PHONE && !isLeaf(path))) {
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await violations(page, 'colours'), `dark, axe at ${width} px`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
    }
    await page.waitForLoadState('networkidle');
  });
}
