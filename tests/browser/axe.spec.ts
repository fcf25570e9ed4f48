import { seasonalThemes } from '#seasons/themes.ts';
import { violations } from './axe.ts';
import { expect, test } from './guard.ts';

test('the open menus have no violation either', async ({ page }) => {
  await page.goto('/tappharm');
  await page.locator('[data-menu] summary').first().click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await violations(page)).toEqual([]);
});

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const) {
  test.describe(`the search, ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });
    test('has no violation, empty, with results, without', async ({ page }) => {
      await page.goto('/tapschool');
      await page.getByRole('link', { name: 'Rechercher' }).click();
      const panel = page.getByRole('dialog');
      const inPanel = () => violations(page, 'everything', 'dialog[open]');
      await expect(panel.getByRole('searchbox')).toBeFocused();
      expect(await inPanel()).toEqual([]);
      await panel.getByRole('searchbox').fill('inventaire');
      await expect(panel.locator('mark').first()).toBeVisible();
      expect(await inPanel()).toEqual([]);
      await panel.getByRole('searchbox').fill('xyzzyq');
      await expect(panel.getByRole('status')).toContainText('xyzzyq');
      expect(await inPanel()).toEqual([]);
      await page.goto('/recherche?q=caisse');
      await expect(page.locator('main mark').first()).toBeVisible();
      expect(await violations(page, 'everything', 'main')).toEqual([]);
    });
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
  test.describe(`with the theme ${theme}`, () => {
    test.use({ reducedMotion: 'no-preference' });
    test('no violation, light or dark', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        // Loaded in its scheme: in an open page the colours would still be changing.
        await page.emulateMedia({ colorScheme });
        await page.goto(`/?theme=${theme}`);
        await expect(page.locator('.season-layer')).toHaveCount(1);
        const what = colorScheme === 'dark' ? 'colours' : 'everything';
        expect(await violations(page, what)).toEqual([]);
      }
    });
  });
}
