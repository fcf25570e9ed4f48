import type { Page } from '@playwright/test';
import { productIds } from '#products/registry.ts';
import { contentOf } from '../../tools/content.ts';
import { boxOf } from './box.ts';
import { expect, test } from './guard.ts';

// The tabs of one product represent the others.
const [product] = productIds;
const screens: { id: string }[] = contentOf(`pages/${product}-overview`).explorer.tabs;
const sets = [
  { path: `/${product}`, parameter: 'ecran', ids: screens.map(({ id }) => id) },
  { path: '/ai', parameter: 'onglet', ids: ['pharmacie', 'commerce', 'ecole'] },
  { path: '/api', parameter: 'groupe', ids: ['auth', 'pharmacie', 'commerce', 'ecole'] },
];

for (const { path, parameter, ids } of sets) {
  test.describe(`tabs of ${path}`, () => {
    const [first = '', second = ''] = ids;
    const last = ids.at(-1) ?? '';
    const root = `[data-tabs="${parameter}"]`;
    const tab = (page: Page, id: string) => page.locator(`${root} [data-tab="${id}"]`);
    const panel = (page: Page, id: string) => page.locator(`${root} [data-panel="${id}"]`);

    test('the first is the initial one, alone', async ({ page }) => {
      await page.goto(path);
      const order = await page
        .locator(`${root} [data-tab]`)
        .evaluateAll((tabs) => tabs.map((element) => (element as HTMLElement).dataset.tab));
      expect(order).toEqual([...ids]);
      await expect(tab(page, first)).toHaveAttribute('aria-selected', 'true');
      for (const id of ids) {
        await expect(panel(page, id)).toBeVisible({ visible: id === first });
      }
    });

    test('on a narrow phone every name is in sight', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      for (const id of ids) {
        const { left, right } = await boxOf(tab(page, id));
        expect(left, id).toBeGreaterThan(0);
        expect(right, id).toBeLessThan(320);
      }
    });

    test('a click shows its panel and writes the address; Back undoes it', async ({ page }) => {
      await page.goto(path);
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
    });

    test('the browser’s own search finds closed panels, and opens their tab', async ({ page }) => {
      await page.goto(path);
      const closed = panel(page, last);
      await expect(closed).toHaveAttribute('hidden', 'until-found');
      // What the browser does once it has found the text.
      await closed.locator('p, a').first().dispatchEvent('beforematch', { bubbles: true });
      await expect(closed).toBeVisible();
      await expect(tab(page, last)).toHaveAttribute('aria-selected', 'true');
    });

    test('on paper every panel stands under its name, without buttons', async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const titles = page.locator(`${root} [data-panel]`);
      for (const at of ids.keys()) await expect(titles.nth(at)).toBeVisible();
      const named = await titles.evaluateAll((panels) =>
        panels.map((each) => getComputedStyle(each, '::before').content),
      );
      expect(named.every((name) => name.length > 3)).toBe(true);
      await expect(page.locator(`${root} :is(button, [role=tab], input):visible`)).toHaveCount(0);
    });

    test('what the entry of the history keeps stays with the choice', async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => history.replaceState({ kept: 'by others' }, ''));
      await tab(page, last).click();
      expect(await page.evaluate(() => history.state)).toEqual({ kept: 'by others' });
    });

    test('arrows, Home and End move and choose; one stop in the Tab order', async ({ page }) => {
      await page.goto(path);
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
    });

    test('a held arrow does not write each tab that it passes', async ({ page }) => {
      await page.goto(path);
      const entries = await page.evaluate(() => history.length);
      await tab(page, first).focus();
      for (let turn = 0; turn < 3 * ids.length + 1; turn += 1)
        await page.keyboard.down('ArrowRight');
      await page.keyboard.up('ArrowRight');
      await expect(panel(page, second)).toBeVisible();
      await expect(page).toHaveURL(`${path}?${parameter}=${second}`);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    });

    test('a shared address shows its panel; nonsense shows the first', async ({ page }) => {
      for (const [asked, shown] of [
        [second, second],
        ['%00%3Cscript%3E', first],
        [`${second}&${parameter}=x&&=`, second],
      ] as const) {
        await page.goto(`${path}?${parameter}=${asked}`);
        for (const id of [first, second])
          await expect(panel(page, id)).toBeVisible({ visible: id === shown });
      }
    });

    test('a link to a panel, as shared from a page without script, shows it', async ({ page }) => {
      await page.goto(path);
      const id = await panel(page, last).getAttribute('id');
      await page.goto('/contact');
      await page.goto(`${path}#${id}`);
      await expect(panel(page, last)).toBeVisible();
      await expect(tab(page, last)).toHaveAttribute('aria-selected', 'true');
    });
  });
}

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
