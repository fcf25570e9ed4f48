import { expect, test } from './guard.ts';

test('a page is sent on by WhatsApp', async ({ page }) => {
  await page.goto('/tappos/pricing');
  const share = page.locator('a[href^="https://wa.me/?"]');
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toMatch(/TapPOS.* https:\/\/www\.example\.com\/tappos\/pricing$/);
});
