/**
 * With forced colours every control has a border, and a selected control looks different from a
 * focused one.
 */
import { withoutEdge } from './every-page/edges.ts';
import { expect, test } from './guard.ts';

test.use({ forcedColors: 'active' });

test('every control of the search panel and of the phone menu has an edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/support');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('prix');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(withoutEdge)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(withoutEdge)).toEqual([]);
});

test('a chip that is chosen does not look like one that has the focus', async ({ page }) => {
  await page.goto('/support');
  const chips = page.getByRole('main').locator('button[aria-pressed]');
  await expect(chips.first()).toBeVisible();
  const look = (index: number) =>
    chips.nth(index).evaluate((chip) => {
      chip.focus();
      const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(chip);
      return { backgroundColor, outline: `${outlineStyle} ${outlineWidth}` };
    });
  const pressed = await chips.evaluateAll((all) =>
    all.map((chip) => chip.getAttribute('aria-pressed') === 'true'),
  );
  const chosen = await look(pressed.indexOf(true));
  const other = await look(pressed.indexOf(false));
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
});

for (const path of ['/tappharm', '/tappos', '/tapschool']) {
  test(`${path}: what sticks has an edge against what slides under it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const bare = await page
      .getByRole('main')
      .locator('[data-island] *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => getComputedStyle(part).position === 'sticky')
          .map((part) => getComputedStyle(part).outline),
      );
    expect(bare.length).toBeGreaterThan(0);
    expect(bare.filter((outline) => !/solid 1px/.test(outline))).toEqual([]);
  });
}

test('the count on a tile of the till has an edge of its own', async ({ page }) => {
  await page.goto('/tappos');
  const tile = page.locator('[data-island="Till"] button').filter({ has: page.locator('small') });
  await tile.first().click();
  const count = page.locator('[data-island="Till"] button i').first();
  await expect(count).toHaveCSS('outline-style', 'solid');
});
