/**
 * What the site must do in every engine besides Chromium (which tests/browser covers in depth):
 * each kind of page, and each kind of interaction once.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { searchPage } from '#i18n/addresses.ts';
import { productIds } from '#products/registry.ts';
import { productPath, screensPath } from '#routes.ts';
import { articlesOf } from '../../tools/content.ts';
import { averageWith, subjects } from '../worked-examples.ts';
import type { Engine } from './engine.ts';
import { keys, Page } from './page.ts';
import { type Site, startSite } from './site.ts';

/** A page of each kind. */
const paths = [
  ...['/', '/ai', ...productIds.map((id) => productPath(id, 'overview'))],
  ...productIds
    .slice(0, 1)
    .flatMap((id) => [productPath(id, 'pricing'), productPath(id, 'features'), screensPath(id)]),
  ...['/docs', '/blog/ecart-de-caisse', '/support', searchPage],
];

const desktop = [1280, 900] as const;
const phone = [390, 844] as const;

/** Runs in the page: the first elements that extend beyond its right edge. */
function passingTheEdge(width: number): string[] {
  if (innerWidth !== width) return [`the view is ${innerWidth} px wide, not ${width}`];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((node) => node.getBoundingClientRect().right > clientWidth + 1)
    .slice(0, 3)
    .map((node) => node.outerHTML.slice(0, 120));
}

const address = () => location.pathname + location.search;

/** Defines the cases for one engine's test file. */
export function siteCases(start: () => Promise<Engine>): void {
  let site: Site;
  let engine: Engine;
  let page: Page;

  beforeAll(async () => {
    site = await startSite();
    engine = await start();
    page = new Page(engine, site.origin);
    await page.resize(...desktop);
  });
  afterAll(async () => {
    await engine?.close();
    await site?.stop();
  });
  afterEach(async () => {
    expect(await page.faults()).toEqual([]);
  });

  test.for(paths)('%s stands, wide and narrow', async (path) => {
    await page.open(path);
    expect(
      await page.run(() => [...document.querySelectorAll('h1')].map((h1) => h1.checkVisibility())),
    ).toEqual([true]);
    await page.eventually(passingTheEdge, desktop[0]).toEqual([]);
    await page.resize(...phone);
    await page.eventually(passingTheEdge, phone[0]).toEqual([]);
    await page.resize(...desktop);
  });

  test('the browser’s own search finds prices and words as people type them', async () => {
    await page.open('/tappharm/pricing');
    const found = () => {
      const prices = [...document.querySelectorAll('main bdi bdi')];
      const price = prices.find((one) => one.checkVisibility())?.textContent ?? '';
      const { find } = window as Window & { find?: (text: string) => boolean };
      return [/\d \d{3}/.test(price), find?.call(window, price)];
    };
    expect(await page.run(found)).toEqual([true, true]);
    await page.open('/contact');
    const word = () => (window as Window & { find?: (text: string) => boolean }).find?.('e-mail');
    expect(await page.run(word)).toBe(true);
  });

  test('the menu opens and its link leads', async () => {
    await page.open('/contact');
    await page.click('[data-menu] summary', 'TapPOS');
    await page.click('[data-menu][open] a[href="/tappos/pricing"]');
    await page.eventually(address).toBe('/tappos/pricing');
    await page.text('h1').toMatch(/\S/);
  });

  test('on a phone the menu covers the page, Escape closes it, its link leads', async () => {
    await page.resize(...phone);
    await page.open('/');
    await page.click('[data-phone-menu-opener]');
    await page.eventually(() => document.querySelector('dialog')?.open).toBe(true);
    await page.type(keys.escape);
    await page.eventually(() => document.querySelector('dialog')?.open).toBe(false);
    await page.click('[data-phone-menu-opener]');
    await page.click('dialog summary');
    await page.click('dialog details a[href="/partners"]');
    await page.eventually(address).toBe('/partners');
    await page.resize(...desktop);
  });

  test('a later tab shows its screen, and Back the first one', async () => {
    await page.open('/tappharm');
    await page.click('[data-tab="cloture"]');
    await page.text('[data-panel="cloture"] figure').toMatch(/FCFA/);
    expect(await page.run(address)).toBe('/tappharm?ecran=cloture');
    await page.run(() => history.back());
    await page.text('[data-panel="tableau-de-bord"]').toMatch(/\S/);
    // Hidden until it is found, its text is still there.
    await page
      .eventually(() => document.querySelector('[data-panel="cloture"]')?.hasAttribute('hidden'))
      .toBe(true);
  });

  test('the chips of the blog filter, and so does a word', async () => {
    const shown = () =>
      new Set(
        [...document.querySelectorAll<HTMLAnchorElement>('main article a[href^="/blog/"]')]
          .filter((link) => link.checkVisibility())
          .map((link) => link.pathname),
      ).size;
    await page.open('/blog');
    const all = await page.run(shown);
    expect(all).toBe(articlesOf('posts').length);
    await page.click('main button', 'IA');
    await page.eventually(address).toBe('/blog?categorie=ia');
    await page.eventually(shown).toBeLessThan(all);
    await page.click('main input[type="search"]');
    await page.type('zzz');
    await page.eventually(shown).toBe(0);
  });

  test('the report card counts a mark', async () => {
    await page.open('/tapschool');
    // Folded where the engine has no `::details-content`.
    await page.run(() =>
      document.querySelector('details[data-styles-apart]')?.setAttribute('open', ''),
    );
    const [subject = ''] = subjects;
    await page.click('#mark-0');
    await page.type('19');
    await page
      .text('[data-island="ReportCard"] dl')
      .toContain(averageWith({ [subject]: 19 }).average);
  });

  test('the search opens, finds, closes; Enter leads to the passage', async () => {
    await page.open('/contact');
    await page.click('a[data-search]');
    await page.eventually(() => document.activeElement?.matches('dialog input')).toBe(true);
    await page.type('inventiare');
    await page.text('dialog [data-result] mark').toMatch(/inventaires?/i);
    await page.type(keys.escape);
    await page.text('.search-dialog').toBe('');
    await page.click('a[data-search]');
    await page.eventually(() => document.activeElement?.matches('dialog input')).toBe(true);
    await page.type('confidentialité');
    await page.text('dialog [data-result]').toContain('Confidentialité');
    await page.type(keys.enter);
    await page.eventually(address).toMatch(/^\/privacy/);
  });

  test('after a visit the site reads without a network', async () => {
    await page.open('/');
    await page
      .eventually(async () => (await navigator.serviceWorker.ready).active?.state)
      .toBe('activated');
    await site.cut();
    // In the core, though never visited.
    await page.open('/support');
    await page.text('h1').toMatch(/\S/);
  });
}
