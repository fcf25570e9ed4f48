/** A phone has price and trial at the top of the window once the page's opening has left it. */
import { productIds } from '#products/registry.ts';
import { expect, test } from './guard.ts';
import { visitEach } from './listed.ts';

test.use({ viewport: { width: 390, height: 844 } });

const paths = [
  ...['', '/features', '/pricing', '/ecrans'].map(
    (end, index) => `/${productIds[index % 3]}${end}`,
  ),
  ...['/', '/ai', '/blog', '/blog/ecart-de-caisse', '/guides'],
];

for (const how of ['with', 'without'] as const) {
  test(`hidden by the opening, then over the page, ${how} script`, async ({
    page: own,
    scriptless,
  }) => {
    const page = how === 'with' ? own : scriptless;
    const bar = page.getByRole('navigation', { name: 'Prix et essai', includeHidden: true });
    /** Whether the bar is seen at its place, not covered and not hidden. */
    const shown = () =>
      bar.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 3, top + height / 2));
      });
    await visitEach(paths, async (path) => {
      await page.goto(path);
      expect(await shown(), path).toBe(false);
      await page.mouse.wheel(0, 120);
      expect(await shown(), path).toBe(false);
      await page.mouse.wheel(0, 2_400);
      await expect.poll(shown, path).toBe(true);
      await expect(bar, path).toContainText(/\d\sF/);
      await expect(bar.getByText('Essai Gratuit').first(), path).toBeInViewport();
    });
  });
}

test('where no single price fits, a press shows the three', async ({ page }) => {
  await page.goto('/blog');
  await page.mouse.wheel(0, 1_500);
  const bar = page.getByRole('navigation', { name: 'Prix et essai' });
  await bar.getByText('Essai Gratuit').first().click();
  await expect(bar.getByRole('link')).toHaveCount(productIds.length);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link')).toHaveCount(0);
});
