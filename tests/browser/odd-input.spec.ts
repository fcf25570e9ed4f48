import { expect, test } from './guard.ts';
import { untilIdle } from './idle.ts';

for (const path of ['/blog', '/docs', '/tappharm']) {
  test(`${path}: no query leaves an unusable page`, async ({ page, faults }) => {
    for (const query of [
      '?',
      '?&&=&',
      '?categorie',
      '?categorie=%00&q=%',
      '?q=%3Cimg%20src=x%3E',
      '?__proto__=1',
    ]) {
      await page.goto(`${path}${query}`);
      await expect.soft(page.locator('h1'), query).toBeVisible();
      await expect.soft(page.locator('main img[src=x]'), query).toHaveCount(0);
      for (const island of await page.locator('main [data-island]').all()) {
        await island.locator('button').first().click();
        await expect.soft(island, query).toHaveAttribute('data-ready', '');
      }
      await untilIdle(page);
      expect.soft(faults.list, query).toEqual([]);
    }
  });
}
