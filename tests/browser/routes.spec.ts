import { readFile } from 'node:fs/promises';
import { redirects } from '#routes.ts';
import { expect, test } from './guard.ts';

test('an unknown address is a designed 404', async ({ page }) => {
  const response = await page.goto('/tappharm/nulle-part');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('main a[href="/"]').first()).toBeVisible();
});

test('an unknown post shows the fixed article on AI in pharmacy, with status 404', async ({
  page,
}) => {
  const response = await page.goto('/blog/un-titre-inconnu');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('article')).toContainText(/pharmacie/i);
  await expect(page.locator('main a[href="/blog"]').first()).toBeVisible();
});

test("old addresses lead to the new, with and without the server's help", async ({ page }) => {
  for (const [from, to] of Object.entries(redirects)) {
    const html = await readFile(`dist${from}.html`, 'utf8');
    expect(html).toContain(`content="0; url=${to}"`);
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});
