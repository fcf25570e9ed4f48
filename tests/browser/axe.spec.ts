import { seasonalThemes } from '#seasons/themes.ts';
import { violations, windows } from './axe.ts';
import { expect, test } from './guard.ts';
import { visitEach } from './listed.ts';

test('the open menus have no violation either', async ({ page }) => {
  await page.goto('/tappharm');
  await page.locator('[data-menu] summary').first().click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await violations(page)).toEqual([]);
});

test('the search has no violation, empty, with results, without, on a phone and in the dark', async ({
  page,
}) => {
  await visitEach(windows, async ([colorScheme, width]) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/tapschool');
    await page.getByRole('link', { name: 'Rechercher' }).click();
    const panel = page.getByRole('dialog');
    for (const [typed, answer] of [
      ['', panel.getByRole('searchbox')],
      ['inventaire', panel.locator('mark').first()],
      ['xyzzyq', panel.getByRole('status').filter({ hasText: 'xyzzyq' })],
    ] as const) {
      await panel.getByRole('searchbox').fill(typed);
      await expect(answer).toBeVisible();
      expect(await violations(page, 'everything', 'dialog[open]'), colorScheme).toEqual([]);
    }
    await page.goto('/recherche?q=caisse');
    await expect(page.locator('main mark').first()).toBeVisible();
    expect(await violations(page, 'everything', 'main'), colorScheme).toEqual([]);
  });
});

test('no violation in any tab', async ({ page }) => {
  // Those of products: their screens have a page of their own.
  await visitEach(['/ai', '/api'], async (path) => {
    await page.goto(path);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const open = '[role=tablist], [role=tabpanel]:not([hidden])';
      expect(await violations(page, 'everything', open), path).toEqual([]);
    }
  });
});

test('contrast with each theme, light and dark', async ({ page }) => {
  await visitEach(seasonalThemes, async (theme) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      // Loaded in its scheme: in an open page the colours would still be changing.
      await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
      await page.goto(`/?theme=${theme}`);
      await expect(page.locator('.season-layer')).toHaveCount(1);
      // Drawn again and again, it would take most of the time.
      await page.evaluate(() => {
        for (const one of document.getAnimations()) one.pause();
      });
      expect.soft(await violations(page, 'colours'), theme).toEqual([]);
    }
  });
});
