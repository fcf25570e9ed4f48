/** Everything that is checked on every page, in one visit each. */
import type { Page, ViewportSize } from '@playwright/test';
import { sitePaths } from '#site-map.ts';
import { lacks } from '../../tools/debian.ts';
import { violations } from './axe.ts';
import { expect, test } from './guard.ts';
import { everyPath, inParts, listed, templates, visitEach } from './listed.ts';
import { withoutEdge } from './page-checks/edges.ts';
import { expectLinks } from './page-checks/head.ts';
import { focusEverything } from './page-checks/in-sight.ts';
import { expectLargeText } from './page-checks/large-text.ts';
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

/** Marks what a phone does not show, closed parts of a page too. */
const markHidden = () => {
  for (const part of document.querySelectorAll('main *, body > :not(main), body > :not(main) *'))
    part.classList.toggle('not-on-phone', !part.checkVisibility());
};

/** Leaves that mark to what this window shows, and says whether there is any. */
const markShown = () => {
  for (const part of document.querySelectorAll('.not-on-phone'))
    part.classList.toggle('not-on-phone', part.checkVisibility());
  return document.querySelector('.not-on-phone') !== null;
};

/**
 * axe finds nothing: in a phone, in all of a template and in the text of a page like it; in a desk's
 * window of each template, in what only that shows, and in the colours of both schemes.
 */
async function expectAccessible(page: Page, path: string, width: number): Promise<void> {
  const where = `${path}, ${width} px`;
  const isTemplate = templates.includes(path);
  const find = async (what: 'everything' | 'colours', within?: string) =>
    expect.soft(await violations(page, what, within), `${where}, ${what}, axe`).toEqual([]);
  await expect.soft(page.locator('h1'), where).toBeVisible();
  if (width === PHONE) {
    await find('everything', isTemplate ? 'html' : 'main');
    await page.evaluate(markHidden);
  } else {
    if (await page.evaluate(markShown)) await find('everything', '.not-on-phone');
    await find('colours');
    await page.emulateMedia({ colorScheme: 'dark' });
    await find('colours');
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await page.evaluate(withoutEdge), `${where}, forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Runs in the page: its text, but for controls that need a script. */
const textOf = () => {
  const main = document.querySelector('main') as HTMLElement;
  const controls = main.querySelectorAll<HTMLElement>('[data-needs-script]:not([hidden])');
  for (const control of controls) control.hidden = true;
  const text = main.innerText;
  for (const control of controls) control.hidden = false;
  return text;
};

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** A browser without script shows all that the page says, and nothing that would not work. */
async function expectSameWithoutScript(page: Page, plain: Page, path: string): Promise<void> {
  const shown = await page.evaluate(textOf);
  await plain.setViewportSize(page.viewportSize() as ViewportSize);
  await plain.goto(path);
  const there = folded(await plain.locator('main').innerText());
  const missing = shown.split('\n').filter((line) => !there.includes(folded(line)));
  expect.soft(missing, `${path}: without script`).toEqual([]);
  const controls = plain.locator(
    ':is([data-island] :is(button, input, select), [data-list] button, [type=search]):visible',
  );
  await expect.soft(controls, `${path}: controls that would not work`).toHaveCount(0);
  expect.soft(there.split(' ').length, path).toBeGreaterThan(20);
}

type Paint = (on: boolean) => Promise<void>;

/** Switches painting off where only boxes are measured, which saves a fifth of the time. */
async function painting(page: Page): Promise<Paint> {
  const unpainted = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return (on) =>
    unpainted.evaluate((sheet, disabled) => {
      sheet.disabled = disabled;
    }, on);
}

/** Of pages that differ only in text, one is seen at every width, the others at a few widths. */
const widthsOf = (path: string) =>
  // A 1280 px window at 400 % zoom has 320 px too.
  templates.includes(path) ? [320, 360, PHONE, 600, 768, 960, DESK, WIDEST] : [320, PHONE, WIDEST];

/**
 * At every width nothing sticks out, is cut off or broken; later rules and layers taken off change
 * nothing.
 */
async function expectWidths(page: Page, path: string, paint: Paint): Promise<void> {
  const isTemplate = templates.includes(path);
  for (const width of widthsOf(path)) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(sideways), `${path}, ${width} px`).toEqual([]);
    if (width === PHONE || width === DESK) {
      await paint(true);
      await expectAccessible(page, path, width);
      await paint(false);
    }
    if (width === PHONE || (width === WIDEST && isTemplate))
      await expectNothingOfLaterRules(page, `${path}, ${width} px`);
    if (width === WIDEST && isTemplate) await expectLayersKept(page, path);
    await expectText(page, path, width);
  }
  await expectLargeText(page, path, isTemplate ? 'template' : 'text');
}

/**
 * In every window the focused element is in sight. Last, because focus makes the page load its
 * islands' code.
 */
async function expectFocus(page: Page, path: string): Promise<void> {
  const windows = {
    template: [
      [PHONE, 844],
      [WIDEST, 900],
    ],
    // What a 1280 px window has at 400 % zoom.
    text: [[320, 256]],
  } as const;
  for (const [width, height] of windows[templates.includes(path) ? 'template' : 'text']) {
    await page.setViewportSize({ width, height });
    const where = `${path}, ${width} × ${height}: focus`;
    expect.soft(await page.evaluate(focusEverything), where).toEqual([]);
  }
}

for (const [part, paths] of inParts(everyPath, PARTS).entries()) {
  test(`every page, ${part + 1} of ${PARTS}: links, shifts, widths, axe in both schemes, text, without script, focus`, async ({
    page,
    scriptless,
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
      const paint = await painting(page);
      await expectWidths(page, path, paint);
      if (sitePaths.includes(path)) {
        await page.setViewportSize({ width: DESK, height: 900 });
        await expectSameWithoutScript(page, scriptless, path);
      }
      await expectFocus(page, path);
      // Every field was focused, so the code of its island loads; faults come before it is ready.
      await expect
        .soft(page.locator('[data-island]:has(input):not([data-ready])'), path)
        .toHaveCount(0);
      expect.soft(faults.list.splice(0), path).toEqual([]);
    });
  });
}
