/**
 * A copy of the site with the least content that its owner may leave, and with five products, opened
 * in a browser.
 */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anchors, searchPage } from '#i18n/addresses.ts';
import { productIds } from '#products/registry.ts';
import { routes } from '#routes.ts';
import { parsePage } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';
import { buildCopy, type Copy, copyOfProject } from '../../tools/copy-of-project.ts';
import { faultsOfBar, holesOf } from './bars.ts';
import { addProduct, clinic, garage } from './new-product.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { leaveTheLeast } from './owner.ts';
import { failuresOf } from './suites-of-copy.ts';

let copy: Copy;
beforeAll(async () => {
  copy = await copyOfProject();
  await leaveTheLeast(copy.folder);
  await addProduct(copy.folder, clinic);
  await addProduct(copy.folder, garage);
  await buildCopy(copy);
});
afterAll(() => copy?.remove());

test.each([
  ['community', 'events'],
  ['careers', 'jobs'],
])('/%s says that there are no %s', async (path, list) => {
  const html = await readFile(`${copy.folder}/dist/${path}.html`, 'utf8');
  const main = parsePage(html).querySelector('main');
  for (const hidden of main?.querySelectorAll('[hidden]') ?? []) hidden.remove();
  const { title } = contentOf(`pages/${path}`)[list].empty;
  expect(main?.textContent).toContain(title.replaceAll("'", '’'));
});

test.each([
  ['index', anchors.voices],
  ['index', anchors.customers],
  ['community', anchors.contributors],
])('/%s has no empty section %s', async (path, id) => {
  const page = parsePage(await readFile(`${copy.folder}/dist/${path}.html`, 'utf8'));
  expect(page.getElementById(id)).toBeNull();
  const named = [...page.querySelectorAll('main section[aria-labelledby]')];
  expect(
    named.filter((one) => !page.getElementById(one.getAttribute('aria-labelledby') ?? '')),
  ).toEqual([]);
});

describe('five products', () => {
  const products = [...productIds, clinic.id, garage.id];
  const overviews = products.map((id) => `/${id}`);
  const { labels, menuTitle } = contentOf('navigation');
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(`${copy.folder}/dist`);
  });
  afterAll(() => site?.close());

  test.each([320, 390, 960, 1024, 1280, 1440])('have room at %i px', async (width) => {
    const page = await site.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const main = page.getByRole('main');
    /** In the order of the site, the overviews that links of a place lead to. */
    const reached = async (place: Locator) => {
      const links = await place
        .locator('a:visible')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      return overviews.filter((path) => links.includes(path));
    };
    const bar = page.getByRole('navigation', {
      name: width < 960 ? labels.phone : labels.main,
    });
    for (const [path, grids] of [
      ['/', ['li:has(> a strong)', 'article[data-product]']],
      [routes.support, ['section[data-product]']],
      [searchPage, ['article[data-product]']],
      [`/${garage.id}`, []],
    ] as const) {
      await page.goto(site.origin + path);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      expect(await faultsOfBar(page, bar.locator('summary, :scope > a')), path).toEqual([]);
      for (const grid of grids) {
        const items = main.locator(grid);
        expect(await items.count(), `${path} ${grid}`).toBe(products.length);
        expect(await holesOf(items), `${path} ${grid}`).toEqual([]);
      }
      if (path === '/') expect(await reached(main)).toEqual(overviews);
    }

    // The page of the last product is open: its tab is among those of the phone.
    if (width < 960) {
      expect(await reached(bar)).toContain(overviews.at(-1));
      await bar.locator('a').last().click();
      expect(await reached(page.getByRole('dialog', { name: menuTitle }))).toEqual(overviews);
    } else {
      for (const [index, menu] of (await bar.locator('details').all()).entries()) {
        await menu.locator('summary').click();
        expect(await reached(menu)).toEqual([overviews[index]]);
        expect(await faultsOfBar(page, menu.locator('li'))).toEqual([]);
      }
    }
    await page.close();
  });
});

test('the suite `site` passes on it', { timeout: 600_000 }, async () => {
  expect(await failuresOf(copy.folder, 'site')).toEqual([]);
});
