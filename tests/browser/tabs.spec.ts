import { productIds } from '#products/registry.ts';
import { contentOf } from '../../tools/content.ts';
import { expect, test } from './guard.ts';

const screensOf = (product: string): string[] =>
  contentOf(`pages/${product}-overview`).explorer.tabs.map(({ id }: { id: string }) => id);

const sets = [
  // Those of one product represent the others.
  ...productIds
    .slice(0, 1)
    .map((id) => ({ path: `/${id}`, parameter: 'ecran', ids: screensOf(id) })),
  { path: '/ai', parameter: 'onglet', ids: ['pharmacie', 'commerce', 'ecole'] },
  { path: '/api', parameter: 'groupe', ids: ['auth', 'pharmacie', 'commerce', 'ecole'] },
];

for (const { path, parameter, ids } of sets) {
  test.describe(`tabs of ${path}`, () => {
    const [first = '', second = ''] = ids;
    const last = ids.at(-1) ?? '';
    const root = `[data-tabs="${parameter}"]`;
    const tab = (id: string) => `${root} [data-tab="${id}"]`;
    const panel = (id: string) => `${root} [data-panel="${id}"]`;

    test('the first is the initial one, alone', async ({ page }) => {
      await page.goto(path);
      const order = await page
        .locator(`${root} [data-tab]`)
        .evaluateAll((tabs) => tabs.map((element) => (element as HTMLElement).dataset.tab));
      expect(order).toEqual([...ids]);
      await expect(page.locator(tab(first))).toHaveAttribute('aria-selected', 'true');
      for (const id of ids) {
        await expect(page.locator(panel(id))).toBeVisible({ visible: id === first });
      }
    });

    test('on a narrow phone every name is in sight', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      for (const id of ids) {
        const { x, width } = (await page.locator(tab(id)).boundingBox()) ?? { x: -1, width: 0 };
        expect(x, id).toBeGreaterThan(0);
        expect(x + width, id).toBeLessThan(320);
      }
    });

    test('a click shows its panel and writes the address; Back undoes it', async ({ page }) => {
      await page.goto(path);
      await page.locator(tab(last)).click();
      await expect(page.locator(panel(last))).toBeVisible();
      await expect(page.locator(panel(first))).toBeHidden();
      await expect(page).toHaveURL(`${path}?${parameter}=${last}`);
      await page.locator(tab(first)).click();
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page.locator(panel(last))).toBeVisible();
      await page.goBack();
      await expect(page.locator(panel(first))).toBeVisible();
      await page.goForward();
      await expect(page.locator(panel(last))).toBeVisible();
    });

    test('the browser’s own search finds closed panels, and opens their tab', async ({ page }) => {
      await page.goto(path);
      const closed = page.locator(panel(last));
      await expect(closed).toHaveAttribute('hidden', 'until-found');
      // What the browser does once it has found the text.
      await closed.locator('p, a').first().dispatchEvent('beforematch', { bubbles: true });
      await expect(closed).toBeVisible();
      await expect(page.locator(tab(last))).toHaveAttribute('aria-selected', 'true');
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
      await page.locator(tab(last)).click();
      expect(await page.evaluate(() => history.state)).toEqual({ kept: 'by others' });
    });

    test('arrows, Home and End move and choose; one stop in the Tab order', async ({ page }) => {
      await page.goto(path);
      await page.locator(tab(first)).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator(tab(second))).toBeFocused();
      await expect(page.locator(panel(second))).toBeVisible();
      await page.keyboard.press('End');
      await expect(page.locator(tab(last))).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator(tab(first))).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(page.locator(tab(last))).toBeFocused();
      await page.keyboard.press('Home');
      await expect(page.locator(panel(first))).toBeVisible();
      await expect(page.locator(`${root} [data-tab][tabindex="0"]`)).toHaveCount(1);
    });

    test('a held arrow does not write each tab that it passes', async ({ page }) => {
      await page.goto(path);
      const entries = await page.evaluate(() => history.length);
      await page.locator(tab(first)).focus();
      await page.keyboard.down('ArrowRight');
      for (let turn = 1; turn < 3 * ids.length + 1; turn += 1) {
        await page.keyboard.down('ArrowRight');
      }
      await page.keyboard.up('ArrowRight');
      await expect(page.locator(panel(second))).toBeVisible();
      await expect(page).toHaveURL(`${path}?${parameter}=${second}`);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    });

    test('a shared address shows its panel; nonsense shows the first', async ({ page }) => {
      await page.goto(`${path}?${parameter}=${second}`);
      await expect(page.locator(panel(second))).toBeVisible();
      await expect(page.locator(panel(first))).toBeHidden();
      await page.goto(`${path}?${parameter}=%00%3Cscript%3E`);
      await expect(page.locator(panel(first))).toBeVisible();
      await page.goto(`${path}?${parameter}=${second}&${parameter}=x&&=`);
      await expect(page.locator(panel(second))).toBeVisible();
    });

    test('a link to a panel, as shared from a page without script, shows it', async ({ page }) => {
      await page.goto(path);
      const id = await page.locator(panel(last)).getAttribute('id');
      await page.goto('/contact');
      await page.goto(`${path}#${id}`);
      await expect(page.locator(panel(last))).toBeVisible();
      await expect(page.locator(tab(last))).toHaveAttribute('aria-selected', 'true');
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
