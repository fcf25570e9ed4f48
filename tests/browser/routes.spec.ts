import { expect, test } from './guard.ts';

test('an address nearly right is offered the page that it meant', async ({ page }) => {
  for (const [path, name] of [
    ['/contcat', 'Contact'],
    ['/blog/ecart-de-caise', 'écart de caisse'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[data-near] a')).toContainText(name);
  }
});
