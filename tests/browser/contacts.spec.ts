import { expect, requestsOf, test } from './guard.ts';
import { untilIdle } from './idle.ts';

test('a page is sent on by WhatsApp; its QR code is fetched when it is opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  const fetched = requestsOf(page);
  await page.goto('/tappos/pricing');
  const share = page.locator('a[href^="https://wa.me/?"]');
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toMatch(/TapPOS.* https:\/\/www\.example\.com\/tappos\/pricing$/);
  await untilIdle(page);
  expect(fetched).not.toContain('/partage/tappos/pricing.svg');
  const code = page.waitForResponse('**/partage/tappos/pricing.svg');
  await page.locator('summary', { hasText: 'Code QR' }).click();
  expect((await code).headers()['content-type']).toBe('image/svg+xml');
  await expect(page.locator('[data-qr]')).toBeVisible();
});
