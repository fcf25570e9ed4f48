/** A phone has price and trial at the top of the window once the page's opening has left it. */
import { productIds } from '#products/registry.ts';
import { expect, test } from './guard.ts';

test.use({ viewport: { width: 390, height: 844 } });

const paths = [
  ...['', '/features', '/pricing', '/ecrans'].map(
    (end, index) => `/${productIds[index % 3]}${end}`,
  ),
  ...['/', '/ai', '/blog', '/blog/ecart-de-caisse', '/guides'],
];

for (const path of paths) {
  test(`${path}: hidden by the opening, then over the page, with and without script`, async ({
    page: scripted,
    scriptless,
  }) => {
    for (const page of [scripted, scriptless]) {
      await page.goto(path);
      const bar = page.getByRole('navigation', { name: 'Prix et essai', includeHidden: true });
      /** Whether the bar is seen at its place, not covered and not hidden. */
      const shown = () =>
        bar.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 3, top + height / 2));
        });
      expect(await shown()).toBe(false);
      await page.mouse.wheel(0, 120);
      expect(await shown()).toBe(false);
      await page.mouse.wheel(0, 2_400);
      await expect.poll(shown).toBe(true);
      await expect(bar).toContainText(/\d\sF/);
      await expect(bar.getByText('Essai Gratuit').first()).toBeInViewport();
    }
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
