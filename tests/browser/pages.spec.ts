/** Everything that is checked on every page, in one visit each. */
import type { Page } from '@playwright/test';
import { sitePaths } from '#site-map.ts';
import { lacks } from '../../tools/debian.ts';
import { violations } from './axe.ts';
import { expect, test } from './guard.ts';
import { everyPath, inParts, listed, templates, visitEach } from './listed.ts';
import { withoutEdge } from './page-checks/edges.ts';
import { expectLinks } from './page-checks/head.ts';
import { focusEverything } from './page-checks/in-sight.ts';
import { expectNothingOfLaterRules } from './page-checks/later-rules.ts';
import { expectLayersKept } from './page-checks/layers.ts';
import { watchShifts } from './page-checks/shifts.ts';
import { expectText } from './page-checks/text.ts';
import { serveTextFaces } from './page-checks/text-faces.ts';

const PHONE = 390;
const DESK = 1280;
const WIDEST = 1440;
const PARTS = 8;

/** Without the font that replaces the display font, text moves when that comes. */
const faceless = lacks('face');
test('the face that stands in is installed', () => test.skip(faceless, 'fonts-liberation'));

test('the sitemap was read', () => {
  expect(listed.length).toBeGreaterThanOrEqual(sitePaths.length + 6);
});

/** The elements that make the page scroll sideways, if any. */
const sideways = () => {
  const limit = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= limit) return [];
  const culprits = [...document.querySelectorAll('main *, footer *, header *')]
    .filter((node) => node.getBoundingClientRect().right > limit + 1)
    .slice(0, 3);
  return ['scrolls sideways', ...culprits.map((node) => node.outerHTML.slice(0, 120))];
};

/**
 * Tables with a background that does not reach their caption: axe would measure the caption's
 * contrast against it.
 */
const captionsBesideGround = () =>
  [...document.querySelectorAll('table:has(> caption:not(.visually-hidden))')]
    .filter((table) => getComputedStyle(table).backgroundColor !== 'rgba(0, 0, 0, 0)')
    .map((table) => table.outerHTML.slice(0, 120));

/** Fields with letters so small that iOS zooms the page into them. */
const smallFields = () =>
  [...document.querySelectorAll('input:not([type=checkbox], [type=radio]), select, textarea')]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 120));

/** axe finds nothing, on a phone and a desk; of each template, in dark and forced colours too. */
async function expectAccessible(page: Page, path: string, width: number): Promise<void> {
  const where = `${path}, ${width} px`;
  if (width === PHONE || (width === DESK && templates.includes(path))) {
    expect.soft(await violations(page), `${where}, axe`).toEqual([]);
    await expect.soft(page.locator('h1'), where).toBeVisible();
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await page.evaluate(withoutEdge), `${where}, forced colours`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  }
  if (width === DESK && templates.includes(path)) {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await violations(page, 'colours'), `${where}, dark, axe`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

/** Of pages that differ only in text, one is seen at every width, the others at a few widths. */
const widthsOf = (path: string) =>
  // A 1280 px window at 400 % zoom has 320 px too.
  templates.includes(path) ? [320, 360, PHONE, 600, 768, 960, DESK, WIDEST] : [320, PHONE, WIDEST];

/**
 * At every width nothing sticks out, is cut off or broken; later rules and layers taken off change
 * nothing.
 */
async function expectWidths(page: Page, path: string): Promise<void> {
  for (const width of widthsOf(path)) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(sideways), `${path}, ${width} px`).toEqual([]);
    await expectAccessible(page, path, width);
    if (width === PHONE || width === WIDEST) {
      await expectNothingOfLaterRules(page, `${path}, ${width} px`);
      await expectLayersKept(page, `${path}, ${width} px`);
    }
    await expectText(page, path, width);
  }
}

/**
 * In every window the focused element is in sight. Last, because focus makes the page load its
 * islands' code.
 */
async function expectFocus(page: Page, path: string): Promise<void> {
  const windows = [
    [PHONE, 844],
    // What a 1280 px window has at 400 % zoom.
    [320, 256],
    ...(templates.includes(path) ? [[WIDEST, 900] as const, [768, 1024] as const] : []),
  ] as const;
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const where = `${path}, ${width} × ${height}: focus`;
    expect.soft(await page.evaluate(focusEverything), where).toEqual([]);
  }
}

for (const [part, paths] of inParts(everyPath, PARTS).entries()) {
  test(`every page, ${part + 1} of ${PARTS}: links, shifts, widths, axe in both schemes, text, focus`, async ({
    page,
    faults,
  }) => {
    const shifts = await watchShifts(page);
    await serveTextFaces(page);
    await visitEach(paths, async (path) => {
      await page.setViewportSize({ width: PHONE, height: 844 });
      const response = await page.goto(path);
      if (!faceless) expect.soft(await shifts(), `${path}: shifts while it loads`).toEqual([]);
      expect.soft(response?.status(), path).toBe(listed.includes(path) ? 200 : 404);
      await expectLinks(page, path);
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      expect.soft(await page.evaluate(captionsBesideGround), `${path}: captions`).toEqual([]);
      expect.soft(await page.evaluate(smallFields), `${path}: fields`).toEqual([]);
      await expectWidths(page, path);
      await expectFocus(page, path);
      // Every field was focused, so the code of its island loads; faults come before it is ready.
      await expect
        .soft(page.locator('[data-island]:has(input):not([data-ready])'), path)
        .toHaveCount(0);
      expect.soft(faults.list.splice(0), path).toEqual([]);
    });
  });
}
