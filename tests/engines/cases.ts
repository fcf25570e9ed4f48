/**
 * What the site must do in every engine besides Chromium (which tests/browser covers in depth):
 * each page, and each kind of interaction once.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { searchPage } from '#i18n/addresses.ts';
import { productIds } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import { sitePaths } from '#site-map.ts';
import { articlesOf } from '../../tools/content.ts';
import {
  articles,
  averageWith,
  cards,
  money,
  prescription,
  rates,
  sale,
  shared,
  subjects,
  totalOf,
  written,
} from '../worked-examples.ts';
import type { Engine } from './engine.ts';
import { keys, Page } from './page.ts';
import { type Site, startSite } from './site.ts';

const paths = [
  ...sitePaths,
  ...productIds.map(screensPath),
  searchPage,
  '/blog/ecart-de-caisse',
  '/docs/enregistrer-une-vente',
  '/nulle-part',
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

  /** Opens a page with a folded demonstration where the engine has no `::details-content`. */
  async function openDemo(path: string): Promise<void> {
    await page.open(path);
    await page.run(() =>
      document.querySelector('details[data-styles-apart]')?.setAttribute('open', ''),
    );
  }

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

  test('the till adds an article', async () => {
    await openDemo('/tappos');
    const [article] = articles;
    if (!article) throw new Error('the till has no article');
    await page.click('[data-island="Till"] li button', written(article.name));
    await page
      .text('[data-island="Till"] [role="status"]')
      .toContain(`À payer : ${money(totalOf(sale) + article.price)}`);
  });

  test('the co-payment follows the rate', async () => {
    await openDemo('/tappharm');
    // The film shows the first card, so the demonstration opens with the second.
    const [, { rate: agreed, ceiling } = cards[0]] = cards;
    const rate = rates.find((each) => each !== agreed) ?? agreed;
    await page.click('[data-island="CoPayment"] button', `${rate} %`);
    await page
      .text('[data-island="CoPayment"] [role="log"]')
      .toContain(`Le patient règle ${money(shared(prescription, rate, ceiling).due)}`);
  });

  test('the report card follows marks', async () => {
    const [first, second] = subjects as [string, string];
    await openDemo('/tapschool');
    await page.click('#mark-1');
    // The touch loads the code, and selects the whole mark.
    await page.eventually(() => document.querySelector('[data-ready=""]') !== null).toBe(true);
    await page.type('17');
    await page
      .text('[data-island="ReportCard"] dl')
      .toContain(`${averageWith({ [second]: 17 }).average}/20`);
    await page.click('#mark-0');
    // This touch too selects the whole mark.
    await page.type('14');
    await page
      .text('[data-island="ReportCard"] dl')
      .toContain(`${averageWith({ [second]: 17, [first]: 14 }).average}/20`);
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

  test('a sample of code is copied', async () => {
    await page.open('/api');
    // The script that copies adds the live region.
    const region = () => document.querySelector('main > [role=status]') !== null;
    await page.eventually(region).toBe(true);
    // « Copié » shows for two seconds, which may be too short for a busy machine to read.
    await page.run(() => {
      new MutationObserver(([change]) => {
        const word = change?.addedNodes[0]?.textContent;
        if (word) document.documentElement.title = word;
      }).observe(document.querySelector('main > [role=status]') as Element, { childList: true });
    });
    await page.click('[data-code] button', 'Copier');
    await page.eventually(() => document.documentElement.title).toBe('Copié');
  });

  test('an answer opens', async () => {
    await page.open('/support');
    await page.click('main details summary');
    await page
      .eventually(() => document.querySelector('main details[open] > :last-child')?.clientHeight)
      .toBeGreaterThan(20);
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
