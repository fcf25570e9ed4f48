import { seasonalThemes } from '#seasons/themes.ts';
import { violations } from './axe.ts';
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

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`the search, ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });
      const what = colorScheme === 'dark' ? 'colours' : 'everything';
      test('has no violation, empty, with results, without', async ({ page }) => {
        await page.goto('/tapschool');
        await page.getByRole('link', { name: 'Rechercher' }).click();
        const panel = page.getByRole('dialog');
        await expect(panel.getByRole('searchbox')).toBeFocused();
        expect(await violations(page, what)).toEqual([]);
        await panel.getByRole('searchbox').fill('inventaire');
        await expect(panel.locator('mark').first()).toBeVisible();
        expect(await violations(page, what)).toEqual([]);
        await panel.getByRole('searchbox').fill('xyzzyq');
        await expect(panel.getByRole('status')).toContainText('xyzzyq');
        expect(await violations(page, what)).toEqual([]);
        await page.goto('/recherche?q=caisse');
        await expect(page.locator('main mark').first()).toBeVisible();
        expect(await violations(page, what)).toEqual([]);
      });
    });
  }
}

for (const path of ['/tappharm', '/tappos', '/tapschool', '/ai', '/api']) {
  test(`${path}: no violation in any tab`, async ({ page }) => {
    await page.goto(path);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await violations(page)).toEqual([]);
    }
  });
}

for (const theme of seasonalThemes) {
  test.describe(`dressed for ${theme}`, () => {
    test.use({ reducedMotion: 'no-preference' });
    test('no violation, light or dark', async ({ page }) => {
      await visitEach(['/', '/tappos', '/support'], async (path) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          // Loaded in its scheme: in an open page the colours would be on their way.
          await page.emulateMedia({ colorScheme });
          await page.goto(`${path}?theme=${theme}`);
          await expect(page.locator('.season-layer')).toHaveCount(1);
          const what = colorScheme === 'dark' ? 'colours' : 'everything';
          expect.soft(await violations(page, what), `${path}, ${colorScheme}`).toEqual([]);
        }
      });
    });
  });
}
