import type { Locator } from '@playwright/test';
import { expect, test } from './guard.ts';

// The test writes markup into the page.
test.use({ bypassCSP: true });

/** What a spreadsheet would take of a part of the page. */
const copied = (part: Locator) =>
  part.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    const event = new ClipboardEvent('copy', {
      clipboardData: new DataTransfer(),
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(event);
    return event.defaultPrevented ? event.clipboardData?.getData('text/plain').trim() : undefined;
  });

test('tables are copied as numbers, on every page', async ({ page }) => {
  for (const path of ['/security', '/guides/mes-heures']) {
    await page.goto(path);
    // A page without a sum is given a sum, as its owner may.
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'beforeend',
          '<table id="sums"><tr><th>Fond<td>25 000<td>\u22121 550 300</table>' +
            '<p id="said">Un loyer de 25 000\u00a0FCFA</p>',
        );
    });
    expect(await copied(page.locator('#sums')), path).toBe('Fond\t25000\t-1550300');
    expect(await copied(page.locator('#sums td').first()), path).toBe('25000');
    expect(await copied(page.locator('#said')), path).toBeUndefined();
  }
});
