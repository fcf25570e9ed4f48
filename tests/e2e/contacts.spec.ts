import { productIds, routes } from '../../src/routes.ts';
import { readSiteConfig } from '../../src/site.config.ts';
import { expect, test } from '../guard.ts';

const site = readSiteConfig({});
const known = [
  `mailto:${site.email}`,
  `tel:${site.phone.replaceAll(' ', '')}`,
  `https://wa.me/${site.whatsapp}?text=`,
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
      const href = await page.locator('a[href^="https://wa.me/"]').first().getAttribute('href');
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

test('the contact page: an e-mail, a WhatsApp number, and nothing to fill in', async ({ page }) => {
  await page.goto('/contact');
  const main = page.locator('main');
  await expect(main.locator(`a[href^="mailto:${site.email}"]`).first()).toBeVisible();
  await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
  await expect(main).toContainText(site.email);
  await expect(main.locator('input, textarea, form')).toHaveCount(0);
});
