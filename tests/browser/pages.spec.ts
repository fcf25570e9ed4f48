/** Everything that is checked on every page, in one visit each. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { readSiteConfig } from '#site.config.ts';
import { sitePaths } from '#site-map.ts';
import { violations } from './axe.ts';
import { expect, test } from './guard.ts';
import { everyPath, inParts, listed } from './listed.ts';

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

/** Tables whose own ground ends above their caption, which axe takes to stand on it. */
const captionsBesideGround = () =>
  [...document.querySelectorAll('table:has(> caption:not(.visually-hidden))')]
    .filter((table) => getComputedStyle(table).backgroundColor !== 'rgba(0, 0, 0, 0)')
    .map((table) => table.outerHTML.slice(0, 120));

/** The metadata of a page of the route table. */
async function expectHead(page: Page, path: string): Promise<void> {
  const soft = expect.configure({ soft: true });
  await soft(page.locator('html'), path).toHaveAttribute('lang', 'fr');
  await soft(page.locator('link[rel=canonical]'), path).toHaveAttribute(
    'href',
    `https://www.example.com${path}`,
  );
  await soft(page.locator('meta[name=keywords]'), path).toHaveAttribute('content', /\S+, \S+/);
  await soft(page.locator('meta[property="og:image"]'), path).toHaveAttribute('content', /\.png$/);
  const jsonLd = await page.locator('script[type="application/ld+json"]').first().textContent();
  const [software] = JSON.parse(jsonLd ?? '')['@graph'];
  soft(software['@type'], path).toBe('SoftwareApplication');
  soft([software.offers].flat()[0], path).toMatchObject({ price: '0', priceCurrency: 'EUR' });
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
  expect.soft(unknown, `${path}: ways out`).toEqual([]);
  const opener = out.filter(
    ({ href, rel }) => href.startsWith('http') && !rel.includes('noopener'),
  );
  expect.soft(opener, `${path}: links that hand on their window`).toEqual([]);
  await expect.soft(page.locator('form'), path).toHaveCount(0);
  if (!sitePaths.includes(path)) return;
  const current = new Set(links.filter((link) => link.current).map(({ href }) => href));
  // On the home page the logo's link is the current one.
  if (path === '/') current.delete('/');
  expect.soft([...current], `${path}: marked as current`).toEqual(path === '/' ? [] : [path]);
}

/** Nothing sticks out at any width, and axe finds nothing on a phone and a desk, in both schemes. */
async function expectWidths(page: Page, path: string): Promise<void> {
  // A 1280 px window at 400 % zoom has 320 px too.
  for (const width of [320, 360, PHONE, 600, 768, 960, DESK, 1440]) {
    const where = `${path}, ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(sideways), where).toEqual([]);
    if (width === PHONE || (width === DESK && !isLeaf(path))) {
      expect.soft(await violations(page), `${where}, axe`).toEqual([]);
      await expect.soft(page.locator('h1'), where).toBeVisible();
    }
    if (width === DESK || (width === PHONE && !isLeaf(path))) {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violations(page, 'colours'), `${where}, dark, axe`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  }
}

for (const [part, paths] of inParts(everyPath, 6).entries()) {
  test(`every page, ${part + 1} of 6: head, links, widths, shifts, axe in both schemes`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(240_000);
    const shifts = await watchShifts(page);
    for (const path of paths) {
      await page.setViewportSize({ width: PHONE, height: 844 });
      const response = await page.goto(path);
      expect.soft(await shifts(), `${path}: shifts while it loads`).toEqual([]);
      expect.soft(response?.status(), path).toBe(listed.includes(path) ? 200 : 404);
      if (sitePaths.includes(path)) await expectHead(page, path);
      await expectLinks(page, path);
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      expect.soft(await page.evaluate(captionsBesideGround), `${path}: captions`).toEqual([]);
      await expectWidths(page, path);
      await page.waitForLoadState('networkidle');
      expect.soft(faults.list.splice(0), path).toEqual([]);
    }
  });
}
