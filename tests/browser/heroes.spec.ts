/** The opening of home works without script, and leads to the products. */
import type { Page } from '@playwright/test';
import { type ProductId, productIds } from '#products/registry.ts';
import { contentOf } from '../../tools/content.ts';
import { boxOf } from './box.ts';
import { expect, test } from './guard.ts';

const { hero } = contentOf('pages/home');
/** What the tiles of home choose between. */
const tiles = productIds.map((id) => ({ id, ...contentOf(`products/${id}`) }));

test.use({ javaScriptEnabled: false });

/** The page of a notebook that home shows. */
const sheetOf = (page: Page, id: ProductId) =>
  page.locator(`[data-notebook] [data-product="${id}"]`);
const bandOf = (page: Page, id: ProductId) =>
  sheetOf(page, id).locator('> div', { has: page.locator('[data-cloth]') });
/** How far down the sheet its band is, in lines of the sheet. */
async function linesPrinted(page: Page, id: ProductId): Promise<number> {
  const sheet = await boxOf(sheetOf(page, id));
  const band = await boxOf(bandOf(page, id));
  const lines = contentOf(`products/${id}`).home.sheet.rows.length + 2;
  return ((band.y - sheet.y) / sheet.height) * lines;
}

test('home: a tile chooses the page, and leads to its product', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const heights = new Set<number>();
    for (const { id, name, home } of tiles) {
      const tile = page.getByRole('group', { name: hero.trades }).getByRole('listitem');
      const own = tile.filter({ hasText: name });
      await own.getByText(name, { exact: true }).first().click();
      await expect(own.getByRole('radio')).toBeChecked();
      const link = own.getByRole('link', { name: `${hero.discover} ${name}` });
      await expect(link).toHaveAttribute('href', `/${id}`);
      await expect(page.locator('[data-notebook] table:visible')).toHaveCount(1);
      await expect(page.getByRole('table')).toContainText(home.sheet.title);
      heights.add((await boxOf(page.locator('[data-notebook]'))).height);
    }
    expect([...heights], `${width} px`).toHaveLength(1);
  }
});

test('home: it rests at the third line, and the two buttons show one side', async ({ page }) => {
  await page.goto('/');
  for (const { id, name, home } of tiles) {
    const lines = home.sheet.rows.length + 2;
    for (const [pressed, printed] of [
      [`trade-${id}`, 4],
      ['view-0', 0],
      ['view-1', lines],
    ] as const) {
      await page.locator(`label[for="${pressed}"]`).click();
      expect(await linesPrinted(page, id), name).toBeCloseTo(printed, 1);
    }
    await page.reload();
  }
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('home: a key moves the handle by a line, and it says where it is', async ({ page }) => {
    await page.goto('/');
    const [{ id, home }] = tiles as [(typeof tiles)[number]];
    const lines = home.sheet.rows.length + 2;
    await page.locator(`label[for="trade-${id}"]`).click();
    const handle = page.getByRole('slider', { name: hero.handle });
    await expect(handle).toHaveCount(1);
    await expect(handle).toHaveValue(`${lines - 4}`);
    for (const [key, printed] of [
      ['ArrowUp', 3],
      ['End', 0],
      ['Home', lines],
    ] as const) {
      await handle.press(key);
      await expect(handle).toHaveValue(`${lines - printed}`);
      expect(await linesPrinted(page, id)).toBeCloseTo(printed, 1);
      const notebook = page.getByRole('radio', { name: hero.notebook });
      await expect(notebook).toBeChecked({ checked: printed === 0 });
    }
    await page.locator('label[for="view-0"]').click();
    await expect(handle).toHaveValue(`${lines}`);
    expect(await linesPrinted(page, id)).toBeCloseTo(0, 1);
  });
});
