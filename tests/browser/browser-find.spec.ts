/** What a visitor types into the browser's own search is found, in whatever part of the page. */
import { expect, test } from './guard.ts';

/** Runs in the page: what the browser's own search does with a text. */
const find = (text: string) =>
  (window as Window & { find?: (text: string) => boolean }).find?.(text);

test.beforeEach(async ({ page }) => {
  await page.setContent('Tap');
  test.skip(!(await page.evaluate(find, 'Tap')), 'chromium-headless-shell');
});

test('a price is found by a plain space, and stays on one line; « e-mail » by its hyphen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/tappos/pricing');
  const prices = page.locator('main bdi bdi', { hasText: /\d{3}$/ }).filter({ visible: true });
  const typed = await prices.first().textContent();
  expect(typed).toMatch(/^\d{1,3}(?: \d{3})+$/);
  expect(await page.evaluate(find, `${typed}`)).toBe(true);
  const lines = await prices.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
  await page.goto('/contact');
  expect(await page.evaluate(find, 'e-mail')).toBe(true);
});

test('what a list leaves out is found, and the filter gives way; on paper as without it', async ({
  page,
}) => {
  await page.goto('/support?q=zzzz');
  const entry = page.locator('[data-category]').last();
  await expect(entry).toBeHidden();
  const words = await entry.locator('h2, h3').first().textContent();
  expect(await page.evaluate(find, `${words}`.trim().replace(/\s/g, ' '))).toBe(true);
  // What the browser does once it has found the text.
  await entry.dispatchEvent('beforematch', { bubbles: true });
  await expect(entry).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-category][hidden]:visible')).toHaveCount(0);
});

test('what a choice does not show is found, and chosen', async ({ page }) => {
  await page.goto('/');
  const closed = page.locator('[data-notebook] [data-shown-by="tapschool"]').first();
  await expect(closed).toHaveAttribute('hidden', 'until-found');
  const words = await closed.locator('h2, strong').first().textContent();
  expect(await page.evaluate(find, `${words}`.replace(/\s/g, ' '))).toBe(true);
  await closed.dispatchEvent('beforematch', { bubbles: true });
  await expect(closed).toBeVisible();
});
