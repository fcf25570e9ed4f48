/** What a visitor types into the browser's own search is found, in whatever part of the page. */
import { productIds } from '#products/registry.ts';
import { expect, test } from './guard.ts';

/** Runs in the page: what the browser's own search does with a text. */
const find = (text: string) =>
  (window as Window & { find?: (text: string) => boolean }).find?.(text);

test.beforeEach(async ({ page }) => {
  await page.setContent('Tap');
  test.skip(!(await page.evaluate(find, 'Tap')), 'chromium-headless-shell');
});

for (const product of productIds) {
  test(`${product}: a price is found by a plain space, and stays on one line`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/${product}/pricing`);
    const prices = page.locator('main bdi bdi', { hasText: /\d{3}$/ }).filter({ visible: true });
    const typed = await prices.first().textContent();
    expect(typed).toMatch(/^\d{1,3}(?: \d{3})+$/);
    expect(await page.evaluate(find, `${typed}`)).toBe(true);
    const lines = await prices.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
  });
}

test('« e-mail » is found by its hyphen', async ({ page }) => {
  await page.goto('/contact');
  expect(await page.evaluate(find, 'e-mail')).toBe(true);
});

const lists = [
  { path: '/support?q=zzzz', left: '[data-category]' },
  { path: '/blog?q=zzzz', left: '[data-category]' },
  { path: '/docs', left: '[data-group] ~ [data-group] [data-category]' },
] as const;

for (const { path, left } of lists) {
  test(`${path}: what the list leaves out is found, and the filter gives way`, async ({ page }) => {
    await page.goto(path);
    const entry = page.locator(left).last();
    await expect(entry).toBeHidden();
    const words = await entry.locator('h2, h3').first().textContent();
    expect(await page.evaluate(find, `${words}`.trim().replace(/\s/g, ' '))).toBe(true);
    // What the browser does once it has found the text.
    await entry.dispatchEvent('beforematch', { bubbles: true });
    await expect(entry).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
  });
}

const choices = [
  {
    path: '/api',
    part: '[data-panel]:not([hidden]) [data-shown-by="python"]',
    words: 'import requests',
  },
  { path: '/', part: '[data-notebook] [data-shown-by="tapschool"]', words: '' },
] as const;

for (const { path, part, words } of choices) {
  test(`${path} ${part}: what a choice does not show is found, and chosen`, async ({ page }) => {
    await page.goto(path);
    const closed = page.locator(part).first();
    await expect(closed).toHaveAttribute('hidden', 'until-found');
    const title =
      words || `${await closed.locator('h2, strong').first().textContent()}`.replace(/\s/g, ' ');
    expect(await page.evaluate(find, title)).toBe(true);
    await closed.dispatchEvent('beforematch', { bubbles: true });
    await expect(closed).toBeVisible();
  });
}
