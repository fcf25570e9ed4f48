import type { Page } from '@playwright/test';
import { productIds } from '#products/registry.ts';
import { contentOf } from '../../tools/content.ts';
import { boxOf } from './box.ts';
import { expect, test } from './guard.ts';

// One script for all tabs: those of one product represent the others.
const [product] = productIds;
const screens: { id: string }[] = contentOf(`pages/${product}-overview`).explorer.tabs;
const ids = screens.map(({ id }) => id);
const [first = '', second = ''] = ids;
const last = ids.at(-1) ?? '';
const path = `/${product}`;
const parameter = 'ecran';
const root = `[data-tabs="${parameter}"]`;
const tab = (page: Page, id: string) => page.locator(`${root} [data-tab="${id}"]`);
const panel = (page: Page, id: string) => page.locator(`${root} [data-panel="${id}"]`);

test('the first alone at first; every name in a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  const order = await page
    .locator(`${root} [data-tab]`)
    .evaluateAll((tabs) => tabs.map((element) => (element as HTMLElement).dataset.tab));
  expect(order).toEqual([...ids]);
  await expect(tab(page, first)).toHaveAttribute('aria-selected', 'true');
  for (const id of ids) {
    await expect(panel(page, id)).toBeVisible({ visible: id === first });
    const { left, right } = await boxOf(tab(page, id));
    expect(left, id).toBeGreaterThan(0);
    expect(right, id).toBeLessThan(320);
  }
});

test('a click is written into the address, Back undoes it, an address shows its panel', async ({
  page,
}) => {
  await page.goto(path);
  const id = await panel(page, last).getAttribute('id');
  await tab(page, last).click();
  await expect(panel(page, last)).toBeVisible();
  await expect(panel(page, first)).toBeHidden();
  await expect(page).toHaveURL(`${path}?${parameter}=${last}`);
  await tab(page, first).click();
  await expect(page).toHaveURL(path);
  for (const [move, shown] of [
    ['goBack', last],
    ['goBack', first],
    ['goForward', last],
  ] as const) {
    await page[move]();
    await expect(panel(page, shown)).toBeVisible();
  }
  // The last: a link to a panel, as shared from a page without script.
  for (const [asked, shown] of [
    [`?${parameter}=${second}`, second],
    [`?${parameter}=%00%3Cscript%3E`, first],
    [`?${parameter}=${second}&${parameter}=x&&=`, second],
    [`#${id}`, last],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${path}${asked}`);
    for (const one of [first, second, last])
      await expect(panel(page, one)).toBeVisible({ visible: one === shown });
    await expect(tab(page, shown)).toHaveAttribute('aria-selected', 'true');
  }
});

test.describe('open', () => {
  test.beforeEach(({ page }) => page.goto(path));

  test('arrows, Home and End move and choose; one stop in the Tab order; the browser’s own search opens the tab of what it finds, and what the history keeps stays', async ({
    page,
  }) => {
    await tab(page, first).focus();
    for (const [key, chosen] of [
      ['ArrowRight', second],
      ['End', last],
      ['ArrowRight', first],
      ['ArrowLeft', last],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, chosen)).toBeFocused();
      await expect(panel(page, chosen)).toBeVisible();
    }
    await expect(page.locator(`${root} [data-tab][tabindex="0"]`)).toHaveCount(1);
    await page.evaluate(() => history.replaceState({ kept: 'by others' }, ''));
    const closed = panel(page, last);
    await expect(closed).toHaveAttribute('hidden', 'until-found');
    // What the browser does once it has found the text.
    await closed.locator('p, a').first().dispatchEvent('beforematch', { bubbles: true });
    await expect(closed).toBeVisible();
    await expect(tab(page, last)).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => history.state)).toEqual({ kept: 'by others' });
  });

  test('a held arrow does not write each tab that it passes', async ({ page }) => {
    const entries = await page.evaluate(() => history.length);
    await tab(page, first).focus();
    for (let turn = 0; turn < 3 * ids.length + 1; turn += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await expect(panel(page, second)).toBeVisible();
    await expect(page).toHaveURL(`${path}?${parameter}=${second}`);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });
});

test('a panel with nothing to go to takes the keyboard itself, named by its tab', async ({
  page,
}) => {
  await page.goto('/tappos?ecran=analyses');
  const panel = page.getByRole('tabpanel', { name: 'Analyses' });
  await expect(panel.getByRole('figure')).toBeVisible();
  await page.getByRole('tab', { name: 'Analyses' }).focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
});
