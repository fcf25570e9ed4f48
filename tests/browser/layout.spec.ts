import { productIds } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import { expect, test } from './guard.ts';
import { listed, visitEach } from './listed.ts';

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

test('every control of a demonstration or calculator is large enough for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const product of productIds) {
    for (const section of ['overview', 'pricing'] as const) {
      const path = productPath(product, section);
      await page.goto(path);
      const sizes = await page
        .locator('[data-island] :is(button, input)')
        .evaluateAll((controls) =>
          controls
            .map((control) => control.getBoundingClientRect())
            .map(({ width, height }) => Math.min(width, height)),
        );
      expect.soft(Math.min(...sizes), path).toBeGreaterThanOrEqual(48);
    }
  }
});

test('where a phone fades a drawn screen, its mark of an example is above', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitEach(['/tappharm/features', '/tappos/features'], async (path) => {
    await page.goto(path);
    const hidden = await page.locator('figure [data-example]').evaluateAll(
      (marks) =>
        marks.filter((mark) => {
          const [own, shown] = [mark, mark.closest('figure')?.parentElement].map((element) =>
            element?.getBoundingClientRect(),
          );
          return !own || !shown || own.bottom > shown.top + shown.height / 2;
        }).length,
    );
    expect(hidden, path).toBe(0);
  });
});

test('an article begins on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Logiciels et menu' });
  const articles = listed.filter((address) => /^\/blog\/[^/]+$/.test(address));
  await visitEach(articles, async (path) => {
    await page.goto(path);
    const firstLine = await page
      .locator('article [data-screen-ends] p')
      .first()
      .evaluate(
        (text) =>
          text.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(text).lineHeight),
      );
    const end = (await bar.boundingBox())?.y ?? 0;
    expect.soft(firstLine, path).toBeLessThanOrEqual(end);
  });
});
