/** The opening of home works without script, and leads to the products. */
import type { Page } from '@playwright/test';
import { type ProductId, productIds } from '#products/registry.ts';
import { contentOf } from '../../tools/content.ts';
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
  const sheet = await sheetOf(page, id).boundingBox();
  const band = await bandOf(page, id).boundingBox();
  const lines = contentOf(`products/${id}`).home.sheet.rows.length + 2;
  return ((Number(band?.y) - Number(sheet?.y)) / Number(sheet?.height)) * lines;
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
      heights.add((await page.locator('[data-notebook]').boundingBox())?.height ?? 0);
    }
    expect([...heights], `${width} px`).toHaveLength(1);
  }
});

test('home: it rests at the third line, and the two buttons show one side', async ({ page }) => {
  await page.goto('/');
  for (const { id, name, home } of tiles) {
    const lines = home.sheet.rows.length + 2;
    await page.locator(`label[for="trade-${id}"]`).click();
    expect(await linesPrinted(page, id), name).toBeCloseTo(4, 1);
    await page.locator('label[for="view-0"]').click();
    expect(await linesPrinted(page, id), name).toBeCloseTo(0, 1);
    await page.locator('label[for="view-1"]').click();
    expect(await linesPrinted(page, id), name).toBeCloseTo(lines, 1);
    await page.reload();
  }
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('home: promise, trial, three tiles and a page in one screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const bar = await page.getByRole('navigation', { name: 'Logiciels et menu' }).boundingBox();
  for (const seen of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: hero.action }).first(),
    ...tiles.map(({ id }) => page.locator(`fieldset a[href="/${id}"]`)),
    page.getByRole('table'),
    page.locator('label[for="view-1"]'),
  ]) {
    const box = await seen.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('home: the notebook is out of the way on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await expect(page.locator('[data-notebook] table:visible')).toHaveCount(productIds.length);
  await expect(page.locator('[data-notebook] [aria-hidden]:visible')).toHaveCount(0);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('home: a key moves the handle by a line, and it says where it is', async ({ page }) => {
    await page.goto('/');
    for (const { id, home } of tiles) {
      const lines = home.sheet.rows.length + 2;
      await page.locator(`label[for="trade-${id}"]`).click();
      const handle = page.getByRole('slider', { name: hero.handle });
      await expect(handle).toHaveCount(1);
      await expect(handle).toHaveValue(`${lines - 4}`);
      await handle.press('ArrowUp');
      await expect(handle).toHaveValue(`${lines - 3}`);
      expect(await linesPrinted(page, id)).toBeCloseTo(3, 1);
      await handle.press('End');
      expect(await linesPrinted(page, id)).toBeCloseTo(0, 1);
      await expect(page.getByRole('radio', { name: hero.notebook })).toBeChecked();
      await handle.press('Home');
      expect(await linesPrinted(page, id)).toBeCloseTo(lines, 1);
      await page.locator('label[for="view-0"]').click();
      await expect(handle).toHaveValue(`${lines}`);
      expect(await linesPrinted(page, id)).toBeCloseTo(0, 1);
      await page.reload();
    }
  });

  test('home: the handle follows a finger, line or no line', async ({ page }) => {
    await page.goto('/');
    const [{ id }] = tiles as [(typeof tiles)[number]];
    const knob = await bandOf(page, id).locator('svg').boundingBox();
    const x = Number(knob?.x) + Number(knob?.width) / 2;
    const y = Number(knob?.y) + Number(knob?.height) / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 70, { steps: 5 });
    const moved = await bandOf(page, id).locator('svg').boundingBox();
    expect(Math.abs(Number(moved?.y) - Number(knob?.y) - 70)).toBeLessThan(4);
    await page.mouse.up();
    await expect(page.getByRole('radio', { name: hero.notebook })).not.toBeChecked();
  });
});

test.describe('with motion', () => {
  test.use({ javaScriptEnabled: true, reducedMotion: 'no-preference' });

  test('home: the band passes once, on the compositor, and rests', async ({ page }) => {
    await page.goto('/');
    const [{ id }] = tiles as [(typeof tiles)[number]];
    const motions = await sheetOf(page, id).evaluate((sheet) =>
      sheet
        .getAnimations({ subtree: true })
        .map((one) => ({
          end: Number(one.effect?.getComputedTiming().endTime),
          moves: (one.effect as KeyframeEffect)
            .getKeyframes()
            .flatMap((frame) => Object.keys(frame).filter((name) => /^[a-z]+$/.test(name))),
        })),
    );
    expect(motions).toHaveLength(3);
    for (const { end, moves } of motions) {
      expect(end).toBeLessThanOrEqual(5000);
      expect(new Set(moves)).toEqual(new Set(['composite', 'easing', 'offset', 'transform']));
    }
    await sheetOf(page, id).evaluate((sheet) =>
      Promise.all(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    expect(await linesPrinted(page, id)).toBeCloseTo(4, 1);
  });
});
