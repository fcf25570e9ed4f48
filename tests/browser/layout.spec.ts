import { productIds } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import { boxOf } from './box.ts';
import { expect, test } from './guard.ts';
import { visitEach } from './listed.ts';

test('every control of the phone bar, of the report card and calculators is large enough for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const sections = ['overview', 'pricing'] as const;
  const paths = productIds.flatMap((id) => sections.map((section) => productPath(id, section)));
  for (const path of paths) {
    await page.goto(path);
    const bar = page.getByRole('navigation', { name: 'Logiciels et menu' });
    const sizes = await page
      .locator('[data-island] :is(button, input, select)')
      .or(bar.locator('a, [role=button]'))
      .evaluateAll((controls) =>
        controls
          .map((control) => control.getBoundingClientRect())
          .map(({ width, height }) => Math.min(width, height)),
      );
    expect.soft(Math.min(...sizes), path).toBeGreaterThanOrEqual(48);
  }
});

test('where a phone fades a drawn screen, its mark of an example is above', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitEach(['/tappharm/features', '/tappos/features'], async (path) => {
    await page.goto(path);
    for (const mark of await page.locator('figure [data-example]').all()) {
      const shown = await boxOf(mark.locator('xpath=ancestor::figure[1]/..'));
      expect((await boxOf(mark)).bottom, path).toBeLessThanOrEqual(shown.top + shown.height / 2);
    }
  });
});
