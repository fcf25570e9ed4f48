import { productIds, routes } from '../../src/routes.ts';
import { readSiteConfig } from '../../src/site.config.ts';
import { expect, test } from '../guard.ts';

const site = readSiteConfig({});
const known = [
  `mailto:${site.email}`,
  `tel:${site.phone.replaceAll(' ', '')}`,
  `https://wa.me/${site.whatsapp}?text=`,
  // Sending a page on: the visitor chooses to whom.
  'https://wa.me/?text=',
  ...Object.values(site.products).flatMap(({ register, login }) => [register, login]),
];

for (const path of Object.values(routes)) {
  test(`${path}: every way out comes from the configuration, and there is no form`, async ({
    page,
  }) => {
    await page.goto(path);
    const links = await page.locator('a[href]').evaluateAll((nodes) =>
      nodes.map((node) => ({
        href: node.getAttribute('href') ?? '',
        rel: node.getAttribute('rel') ?? '',
      })),
    );
    const out = links.filter(({ href }) => /^[a-z]+:/i.test(href));
    expect(out.filter(({ href }) => !known.some((start) => href.startsWith(start)))).toEqual([]);
    const opener = out.filter(
      ({ href, rel }) => href.startsWith('http') && !rel.includes('noopener'),
    );
    expect(opener).toEqual([]);
    await expect(page.locator('form')).toHaveCount(0);
  });
}

for (const product of productIds) {
  for (const section of ['', '/features', '/pricing']) {
    test(`/${product}${section}: the WhatsApp message names the product`, async ({ page }) => {
      await page.goto(`/${product}${section}`);
      const talk = page.locator(`a[href^="https://wa.me/${site.whatsapp}"]`).first();
      const href = await talk.getAttribute('href');
      const message = new URL(href ?? '').searchParams.get('text') ?? '';
      expect(message.toLowerCase()).toContain(product);
    });
  }

  test(`/${product} and its prices lead to the product's own registration`, async ({ page }) => {
    for (const path of [`/${product}`, `/${product}/pricing`]) {
      await page.goto(path);
      const links = page.locator(`main a[href="${site.products[product].register}"]`);
      expect(await links.count()).toBeGreaterThan(0);
    }
  });
}

test('a page is sent on by WhatsApp; its QR code is fetched when it is opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/tappos/pricing');
  const share = page.locator('main a[href^="https://wa.me/?"]');
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toMatch(/TapPOS.* https:\/\/www\.example\.com\/tappos\/pricing$/);
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain('/partage/tappos/pricing.svg');
  const code = page.waitForResponse('**/partage/tappos/pricing.svg');
  await page.locator('main summary', { hasText: 'Code QR' }).click();
  expect((await code).headers()['content-type']).toBe('image/svg+xml');
  await expect(page.locator('[data-qr]')).toBeVisible();
});

test('the contact page: an e-mail, a WhatsApp number, and nothing to fill in', async ({ page }) => {
  await page.goto('/contact');
  const main = page.locator('main');
  await expect(main.locator(`a[href^="mailto:${site.email}"]`).first()).toBeVisible();
  await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
  await expect(main).toContainText(site.email);
  await expect(main.locator('input, textarea, form')).toHaveCount(0);
});
