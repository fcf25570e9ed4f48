/** Pages printed on A4: whole plans, open answers, results without buttons. */
import { readPdf, solid } from '../../tools/pdf.ts';
import { expect, test } from './guard.ts';

for (const path of ['/tappharm/pricing', '/tappos/pricing', '/tapschool/pricing', '/support']) {
  test(`${path} on paper`, async ({ page }) => {
    await page.goto(path);
    const answers = await page
      .locator('main details:not([data-product]) > p:first-of-type')
      .allTextContents();
    expect(answers.length).toBeGreaterThan(2);
    await page.emulateMedia({ media: 'print' });
    const { text } = await readPdf(await page.pdf({ format: 'A4' }));
    expect.soft(answers.filter((answer) => !text.includes(solid(answer)))).toEqual([]);
    if (path === '/support') {
      await expect.soft(page.getByRole('main').getByRole('searchbox')).toBeHidden();
      return;
    }
    const calculator = page.locator('[data-island]');
    await expect.soft(calculator.locator('button:visible')).toHaveCount(0);
    const sums = await calculator.locator('[role=status] dd').allTextContents();
    expect(sums.length).toBeGreaterThan(0);
    expect.soft(sums.filter((sum) => !text.includes(solid(sum)))).toEqual([]);
    const cuts = await page
      .locator('[data-island] > div > div, main article')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakInside));
    expect.soft([...new Set(cuts)]).toEqual(['avoid']);
  });
}

for (const path of ['/tappharm/brochure', '/tappos/brochure', '/tapschool/brochure']) {
  test(`${path} on paper: one page, all of the sheet and nothing of the bar`, async ({ page }) => {
    await page.goto(path);
    const bar = page.getByRole('navigation');
    await expect(bar.getByRole('button')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect.soft(bar).toBeHidden();
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect.soft(pages).toBe(1);
    const sheet = page.getByRole('article');
    expect(await sheet.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeLessThan(1);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a brochure has no button that does nothing', async ({ page }) => {
    await page.goto('/tappos/brochure');
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('button')).toBeHidden();
  });
});
