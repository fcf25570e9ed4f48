import { productIds } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import { expect, test } from './guard.ts';

test('at every width each entry of the bar is whole, and answers where it is seen', async ({
  page,
}) => {
  for (const product of productIds) {
    await page.goto(productPath(product, 'features'));
    const entries = page.getByRole('navigation', { name: /Pages du logiciel/ }).getByRole('link');
    for (const width of [320, 360, 414, 640, 960]) {
      await page.setViewportSize({ width, height: 700 });
      // Three pages and the login; the trial too where it has room.
      await expect(entries).toHaveCount(width < 660 ? 4 : 5);
      const cut = await entries.evaluateAll((links) =>
        links
          .filter((link) => {
            const { left, right, top, bottom } = link.getBoundingClientRect();
            const inside =
              left >= 0 && right <= innerWidth && link.scrollWidth <= Math.ceil(right - left);
            const points = [left + 4, (left + right) / 2, right - 4];
            return !(
              inside &&
              points.every((x) => link.contains(document.elementFromPoint(x, (top + bottom) / 2)))
            );
          })
          .map((link) => link.textContent),
      );
      expect(cut, `${product}, ${width} px`).toEqual([]);
    }
  }
});
