import { productIds } from '#products/registry.ts';
import { productSections } from '#products/room.ts';
import { productPath } from '#routes.ts';
import { readSiteConfig } from '#site.config.ts';
import { expect, test } from './guard.ts';

const site = readSiteConfig({});

for (const product of productIds) {
  const paths = productSections.map((section) => productPath(product, section));
  for (const path of paths) {
    test(`${path}: its sub-bar, its message, its registration, its login`, async ({
      page,
      context,
    }) => {
      await context.route(/example\.com/, (route) => route.fulfill({ body: 'ailleurs' }));
      await page.goto(path);
      const bar = page.getByRole('navigation', { name: /Pages du logiciel/ });
      const hrefs = await bar
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect.soft(hrefs, 'sub-bar').toEqual(paths);
      const talk = page.locator(`a[href^="https://wa.me/${site.whatsapp}"]`).first();
      const message = new URL((await talk.getAttribute('href')) ?? '').searchParams.get('text');
      expect.soft(message?.toLowerCase(), 'WhatsApp').toContain(product);
      const registration = page.locator(`main a[href="${site.products[product].register}"]`);
      expect.soft(await registration.count(), 'registration').toBeGreaterThan(0);
      const login = page.getByRole('link', { name: /^Connexion/ });
      await expect(login).toHaveAttribute('rel', 'noopener');
      const [popup] = await Promise.all([context.waitForEvent('page'), login.click()]);
      expect(popup.url()).toBe(`https://${product}.example.com/login`);
      await expect(page).toHaveURL(path);
    });
  }
}
