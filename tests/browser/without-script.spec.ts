import { productIds } from '#products/registry.ts';
import { expect, test } from './guard.ts';

test('every panel can be read without script', async ({ scriptless: page }) => {
  for (const path of ['/tappos', '/api']) {
    await page.goto(path);
    const panels = page.locator('[data-panel]');
    expect(await panels.count()).toBeGreaterThan(2);
    for (const panel of await panels.all()) await expect(panel, path).toBeVisible();
  }
});

test('the menus of the top bar open without script', async ({ scriptless: page }) => {
  for (const [index, product] of productIds.entries()) {
    await page.goto('/');
    await page.locator('[data-menu] summary').nth(index).click();
    await page.locator('[data-menu]').nth(index).locator('a').nth(2).click();
    await expect(page).toHaveURL(`/${product}/pricing`);
  }
});

test('on a phone, « Menu » leads to the site map', async ({ scriptless: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tapschool');
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.locator('footer')).toBeInViewport();
});
