import { seasonalThemes } from '#seasons/themes.ts';
import { violations, windows } from './axe.ts';
import { expect, test } from './guard.ts';

test('the open menus have no violation either', async ({ page }) => {
  await page.goto('/tappharm');
  await page.locator('[data-menu] summary').first().click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await violations(page)).toEqual([]);
});

for (const [colorScheme, width] of windows) {
  test(`the search has no violation, empty, with results, without: ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
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
      expect(await violations(page, 'everything', 'dialog[open]')).toEqual([]);
    }
    await page.goto('/recherche?q=caisse');
    await expect(page.locator('main mark').first()).toBeVisible();
    expect(await violations(page, 'everything', 'main')).toEqual([]);
  });
}

for (const path of ['/tappharm', '/tappos', '/tapschool', '/ai', '/api']) {
  test(`${path}: no violation in any tab`, async ({ page }) => {
    await page.goto(path);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const open = '[role=tablist], [role=tabpanel]:not([hidden])';
      expect(await violations(page, 'everything', open)).toEqual([]);
    }
  });
}

for (const theme of seasonalThemes) {
  test(`contrast with the theme ${theme}, light and dark`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      // Loaded in its scheme: in an open page the colours would still be changing.
      await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
      await page.goto(`/?theme=${theme}`);
      await expect(page.locator('.season-layer')).toHaveCount(1);
      expect(await violations(page, 'colours')).toEqual([]);
    }
  });
}
