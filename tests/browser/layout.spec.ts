import { expect, test } from './guard.ts';

test('touch targets of the phone bar are at least 48 px high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  for (const link of await page
    .getByRole('navigation', { name: 'Logiciels et menu' })
    .locator('a, [role=button]')
    .all()) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect(box?.width).toBeGreaterThanOrEqual(48);
  }
});
