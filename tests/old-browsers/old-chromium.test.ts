/**
 * The floor of docs/decisions/015 in real engines: Chromium 80 shows the site as designed and does
 * what it does, 64 shows an arranged, coloured page. Firefox and WebKitGTK: tests/engines.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { type Site, startSite } from '../engines/site.ts';
import { isInstalled, type OldChromium, startOldChromium } from './old-chromium.ts';

const others = '/ /ai /tappos/pricing /tapschool/features /docs /api /support /blog /contact';
const paths = [...others.split(' '), ...productIds.map((id) => `/${id}`)];

/** Landmarks of home at 390 px: what says that the style sheet was understood. */
const landmarks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  body: { 'background-color': 'rgb(255, 250, 243)', 'margin-top': '0px' },
  h1: { 'font-weight': '750', 'margin-top': '0px' },
  '[data-top-bar]': { position: 'sticky', 'z-index': '20' },
  '[data-top-bar] > *': { display: 'flex', 'min-height': '52px' },
  '[data-top-bar] ~ nav': { position: 'fixed', bottom: '0px', display: 'grid' },
  '[data-top-bar] ~ nav a': { display: 'flex', 'flex-direction': 'column' },
  'main a[data-tone]': { 'border-top-style': 'solid', 'font-weight': '700' },
  footer: { 'background-color': 'rgb(255, 250, 243)' },
  'footer ul': { 'list-style-type': 'none', 'padding-left': '0px' },
  '.visually-hidden': { position: 'absolute', width: '1px' },
};

/* What follows up to the tests runs in the old engines, which read its text: syntax of 2017. */

/** Elements that pass the right edge of the window. */
function passingTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120))
    .slice(0, scrollWidth > clientWidth ? 3 : 0);
}

/** The values of properties of the first element that a selector finds. */
function stylesOf(selector: string, names: readonly string[]): string[] {
  const element = document.querySelector(selector);
  return names.map((name) =>
    element ? getComputedStyle(element).getPropertyValue(name) : 'no element',
  );
}

/** The smallest space between neighbours of a row, in pixels. */
function leastGap(selector: string): number {
  const boxes = [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  return Math.min(...boxes.slice(1).map(({ left }, at) => left - (boxes[at] as DOMRect).right));
}

describe.each([64, 80] as const)('Chromium %i', (version) => {
  describe.skipIf(!isInstalled(version))('on the site', () => {
    let site: Site;
    let engine: OldChromium;
    const run = <Given extends readonly unknown[], Value>(
      inPage: (...given: Given) => Value,
      ...given: Given
    ) => engine.evaluate<Value>(`(${inPage})(...${JSON.stringify(given)})`);
    /** Waits until an expression is true. */
    const until = (expression: string) =>
      expect.poll(() => engine.evaluate(expression), { timeout: 30_000 }).toBe(true);

    beforeAll(async () => {
      site = await startSite();
      engine = await startOldChromium(version, site.origin);
    });
    // In 64 the scripts are not understood, and say so.
    afterEach(() => expect(version === 64 ? [] : engine.errors).toEqual([]));
    afterAll(async () => {
      await engine?.close();
      await site.stop();
    });

    test.each(paths)('%s stands within 390 px', async (path) => {
      await engine.open(path, 390);
      expect.soft(await run(passingTheEdge)).toEqual([]);
      const waits = `[...document.querySelectorAll('[data-needs-script]')].some((one) => one.offsetHeight)`;
      expect.soft(version === 64 && (await engine.evaluate(waits))).toBe(false);
    });

    test('landmarks are dressed, neighbours stand apart', async () => {
      await engine.open('/', 390);
      for (const [selector, styles] of Object.entries(landmarks)) {
        const found = await run(stylesOf, selector, Object.keys(styles));
        expect.soft(found, selector).toEqual(Object.values(styles));
      }
      await engine.open('/tappos', 1440);
      expect.soft(await run(passingTheEdge)).toEqual([]);
      expect(await run(leastGap, '[data-top-bar] nav > *')).toBeGreaterThan(2);
    });

    if (version === 64) return;
    test('menu, search with an answer', async () => {
      await engine.open('/', 390);
      await engine.click('[data-phone-menu-opener]');
      await until(`document.querySelector('dialog').open`);
      await engine.open('/', 390);
      await engine.click('[data-search]');
      await until(`!!document.querySelector('.search-dialog[open]')`);
      await engine.send('Input.insertText', { text: 'prix' });
      await until(`document.querySelectorAll('[data-result]').length > 3`);
      await engine.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Escape' });
      await until(`document.activeElement.matches('[data-search]')`);
    });

    test('tabs with screens from another page', async () => {
      await engine.open('/tappos', 1440);
      await engine.click('[data-tab]:nth-of-type(3)');
      const panel = `document.querySelectorAll('[role="tabpanel"]')[2]`;
      await until(`!${panel}.hidden && !!${panel}.querySelector('table')`);
      const table = '[role="tabpanel"]:not([hidden]) table';
      expect(await run(stylesOf, table, ['border-collapse'])).toEqual(['collapse']);
    });

    test('one case of a choice, one category of articles', async () => {
      await engine.open('/', 390);
      const shown = `[...document.querySelectorAll('[data-chosen]')].map((one) => one.offsetHeight > 0)`;
      await until(`String(${shown}) === 'true,false,false'`);
      await engine.click('[type="radio"][value="tappos"]');
      await until(`String(${shown}) === 'false,true,false'`);
      await engine.open('/api', 390);
      // Until then the samples above are open, and what is clicked moves.
      await until(`String(${shown}.slice(0, 4)) === 'true,false,false,false'`);
      await engine.click('[type="radio"][value="php"]');
      await until(`String(${shown}.slice(0, 4)) === 'false,false,false,true'`);
      await engine.open('/docs', 390);
      await until(
        `[...document.querySelectorAll('[data-docs] > *')].filter((one) => one.offsetHeight > 0).length === 1`,
      );
    });

    test('filters and the report card', async () => {
      await engine.open('/support', 390);
      await engine.click('[data-choice][aria-pressed="false"]');
      await until(
        `document.querySelectorAll('[data-choice]')[1].getAttribute('aria-pressed') === 'true'`,
      );
      await engine.open('/tapschool', 390);
      await engine.click('details[data-styles-apart] > summary');
      const verdict = `document.querySelector('[data-island="ReportCard"] dl').textContent`;
      const before = await engine.evaluate(verdict);
      await engine.click('[data-island="ReportCard"] [aria-pressed]');
      await until(`${verdict} !== ${JSON.stringify(before)}`);
    });
  });
});
