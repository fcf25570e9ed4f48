/** The heroes of home and of the overviews work without script, and lead to the trial. */
import { productIds } from '#products/registry.ts';
import { readSiteConfig } from '#site.config.ts';
import { expect, test } from './guard.ts';

const site = readSiteConfig({});
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The result of each choice, computed by hand from the example of the specification. */
const answers = {
  tappharm: [/3 735 FCFA.* 8 715/, /2 490 FCFA.* 9 960/, /1 245 FCFA.* 11 205/, /0 FCFA.* 12 450/],
  tappos: [/50 000.*9 500/, /40 500.*0$/, /12 000.*52 500/],
  tapschool: [/12,79/, /13,42.*4e sur 52/, /13,84.*3e ex æquo sur 52/],
} as const;

test.use({ javaScriptEnabled: false });

for (const product of productIds) {
  test(`${product}: each choice shows its own result, and nothing moves`, async ({ page }) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${product}`);
      const opening = page.locator('main > header');
      const status = opening.getByRole('status');
      const heights = new Set<number>();
      for (const [index, answer] of answers[product].entries()) {
        await opening.getByRole('radio').nth(index).check();
        expect(plain(await status.innerText()), `${width} px`).toMatch(answer);
        heights.add((await opening.boundingBox())?.height ?? 0);
      }
      expect([...heights], `${width} px`).toHaveLength(1);
    }
  });

  test(`${product}: the arrows choose, the legend says what`, async ({ page }) => {
    await page.goto(`/${product}`);
    const group = page.locator('main > header').getByRole('group');
    await expect(group).toHaveAccessibleName(/.{5}/);
    const radios = group.getByRole('radio');
    await radios.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(radios.nth(1)).toBeChecked();
  });

  test(`${product}: promise, object and trial in one screen of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${product}`);
    const bar = await page.getByRole('navigation', { name: 'Logiciels et menu' }).boundingBox();
    const trial = await page
      .locator(`main > header a[href="${site.products[product].register}"]`)
      .boundingBox();
    expect((trial?.y ?? 0) + (trial?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    const sub = await page.getByRole('navigation', { name: /Pages du logiciel/ }).boundingBox();
    expect(sub?.height).toBe(49);
  });
}

test('home: one tap sells, says so, and makes the trial loud; another starts again', async ({
  page,
}) => {
  await page.goto('/');
  const sale = page.getByRole('checkbox');
  const status = page.getByRole('status');
  const trial = page
    .locator('[aria-labelledby="accueil"]')
    .getByRole('link', { name: 'Essai Gratuit' });
  const quiet = await trial.evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(sale).toHaveAccessibleName(/Encaisser 40\s500\sFCFA/);
  expect(plain(await status.innerText())).toBe('');
  await sale.check();
  await expect(sale).toHaveAccessibleName(/Encaissé 40\s500\sFCFA/);
  expect(plain(await status.innerText())).toMatch(/40 500 FCFA.*18.*38/);
  await expect(page.getByText('Rendu')).toBeVisible();
  await expect
    .poll(() => trial.evaluate((link) => getComputedStyle(link).backgroundColor))
    .not.toBe(quiet);
  await sale.uncheck();
  await expect(page.getByText('Rendu')).toBeHidden();
});
