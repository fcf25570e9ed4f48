/**
 * Compares pages with accepted pictures (`npm run accept-screenshots`). One font for all
 * text, whatever the machine has; a day without a theme; no motion. The words and prices are those
 * of the accepted picture; drawings of articles in a list and lengths to the scale of a price are left
 * out: an editor may change them.
 */
import type { Page, TestInfo } from '@playwright/test';
import { productIds } from '#products/registry.ts';
import { sitePaths } from '#site-map.ts';
import config from '../../playwright.config.ts';
import { keepWords } from './accepted-texts.ts';
import { expect, test } from './guard.ts';
import { listed, visitEach } from './listed.ts';

const launchOptions = config.use?.launchOptions;

test.use({
  viewport: { width: 390, height: 844 },
  bypassCSP: true,
  launchOptions: {
    ...launchOptions,
    // The same letters and colours on every screen.
    args: [...(launchOptions?.args ?? []), '--disable-lcd-text', '--force-color-profile=srgb'],
  },
});

/** One font that the site ships, in one weight, with its own letter widths; it has no arrows. */
const ONE_FACE = `*, ::before, ::after, ::placeholder {
  font-family: Bricolage !important;
  font-weight: 750 !important;
  font-style: normal !important;
  text-rendering: geometricPrecision !important;
}
nav > ol:has(> [aria-current]) > li::before { content: "·" / "" !important; }
[data-rank] [data-border], :has(> svg > [data-cut]) { visibility: hidden !important; }`;

/** Allows for antialiasing, not for another colour or a block that moved. */
const likeness = { maxDiffPixelRatio: 0.01, threshold: 0.1, animations: 'disabled' } as const;

async function prepare(page: Page): Promise<void> {
  await page.addStyleTag({ content: ONE_FACE });
  await page.evaluate(() =>
    document.fonts.load('750 1rem Bricolage').then(() => document.fonts.ready),
  );
}

const ofProducts = listed.filter((path) => /^\/\w+\/ecrans$/.test(path));
const paths = [...sitePaths, ...ofProducts, '/recherche', '/404', '/hors-ligne'];
/** Whether `npm run accept-screenshots` was asked for it, or for nothing in particular. */
const asked = (name: string) => process.env.ACCEPT?.split(' ').includes(name) ?? true;
const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'accueil';

/** Lists of the first screen: an editor decides their length, so they are taken out. */
const lists: Readonly<Record<string, string>> = {
  '/careers': 'main > [data-tone="sand"]',
  '/community': 'main > header > div + div, [aria-labelledby="agenda"]',
};

const isAccepting = ({ config }: TestInfo) => ['changed', 'all'].includes(config.updateSnapshots);

async function compare(page: Page, path: string, name: string, info: TestInfo): Promise<void> {
  await page.goto(path);
  await prepare(page);
  const varying = lists[path];
  if (varying) {
    await page.locator(varying).evaluateAll((found) => {
      for (const list of found) {
        // The rules of what follows may be in it.
        document.head.append(...list.querySelectorAll('style'));
        list.remove();
      }
    });
  }
  await keepWords(page, `tests/browser/screenshots/${name}.json`, isAccepting(info));
  await expect.soft(page, path).toHaveScreenshot(`${name}.png`, likeness);
}

test('the first screen of every page, on a phone and on a desk', async ({ page }, info) => {
  // Of the pages of one template, one represents all.
  const alike = ['/docs/essai-gratuit', '/blog/ia-en-pharmacie', '/guides/choisir-pharmacie'];
  expect(listed, 'a picture is of a page that is gone: name another').toEqual(
    expect.arrayContaining(alike),
  );
  await visitEach([...paths, ...alike].filter(asked), (path) =>
    compare(page, path, nameOf(path), info),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitEach(['/', '/tappos/pricing'].filter(asked), (path) =>
    compare(page, path, `${nameOf(path)}-1440`, info),
  );
});

test.describe('panels', () => {
  // Higher than any of them; half their size shows a block that moved.
  test.use({ viewport: { width: 1280, height: 2200 }, deviceScaleFactor: 0.5 });
  test('the panel of every tab of every product', async ({ page }, info) => {
    await visitEach(productIds.map((id) => `/${id}`).filter(asked), async (path) => {
      await page.goto(path);
      await prepare(page);
      for (const tab of await page.locator('[data-tabs="ecran"] [role="tab"]').all()) {
        await tab.click();
        const panel = page.locator('[data-tabs="ecran"] [role="tabpanel"]:visible');
        await expect(panel.locator('figure')).toBeVisible();
        await panel.scrollIntoViewIfNeeded();
        const id = await panel.getAttribute('data-panel');
        const place = `[data-panel="${id}"]`;
        const name = `${nameOf(path)}-${id}`;
        await keepWords(page, `tests/browser/screenshots/${name}.json`, isAccepting(info), place);
        await expect.soft(panel).toHaveScreenshot(`${name}.png`, { ...likeness, scale: 'device' });
      }
    });
  });
});
