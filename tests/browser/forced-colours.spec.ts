/**
 * With forced colours every control has a border, and a selected control looks different from a
 * focused control. On every page: `pages.spec.ts`.
 */
import { productIds } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import { expect, test } from './guard.ts';
import { withoutEdge } from './page-checks/edges.ts';

test.use({ forcedColors: 'active' });

test('every control of the search panel and of the phone menu has an edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/support');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('prix');
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
  const groundOf = (pressed: boolean) =>
    chips
      .and(page.locator(`[aria-pressed=${pressed}]`))
      .first()
      .evaluate((chip: HTMLElement) => {
        chip.focus();
        return getComputedStyle(chip).backgroundColor;
      });
  expect(await groundOf(true)).not.toBe(await groundOf(false));
});

test('what sticks has an edge against what slides under it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const product of productIds) {
    await page.goto(`/${product}`);
    const outlines = await page.locator('main [data-island] *').evaluateAll((parts) =>
      parts
        .map((part) => getComputedStyle(part))
        .filter(({ position }) => position === 'sticky')
        .map(({ outline }) => outline),
    );
    expect(outlines.length).toBeGreaterThan(0);
    for (const outline of outlines) expect(outline, product).toContain('solid 1px');
  }
});

test('the count on a tile of the till has an edge of its own', async ({ page }) => {
  await page.goto('/tappos');
  const tile = page.locator('[data-island="Till"] button').filter({ has: page.locator('small') });
  await tile.first().click();
  const count = page.locator('[data-island="Till"] button i').first();
  await expect(count).toHaveCSS('outline-style', 'solid');
});

test('what a drawn screen marks is marked', async ({ page }) => {
  const looks = new Set<string>();
  for (const product of productIds) {
    await page.goto(screensPath(product));
    // One mark of each look.
    const marks = await page
      .locator('[data-active], [data-today], [data-now], [data-state="now"]')
      .filter({ visible: true })
      .elementHandles();
    for (const mark of marks) {
      const look = await mark.evaluate((one) => {
        const names = [...(one as HTMLElement).attributes].map(({ name }) => name);
        return [one.nodeName, names, one.parentElement?.outerHTML.match(/^<[^>]*>/)].join();
      });
      if (looks.has(look)) continue;
      looks.add(look);
      const marked = await mark.screenshot();
      await mark.evaluate((one) => {
        const { dataset } = one as HTMLElement;
        for (const name of ['active', 'today', 'now'] as const) delete dataset[name];
        if (dataset.state) dataset.state = 'next';
      });
      expect.soft(marked.equals(await mark.screenshot()), `${product}: ${look}`).toBe(false);
    }
  }
  expect(looks.size).toBeGreaterThan(3);
});

test('the names of a drawn bar keep the colours of its parts', async ({ page }) => {
  await page.goto('/tappharm/ecrans');
  const names = page.locator('svg:has(> rect) + dl > div');
  const colours = await names.evaluateAll((all) =>
    all.map((name) => getComputedStyle(name).borderInlineStartColor),
  );
  expect(colours.length).toBeGreaterThan(3);
  expect(new Set(colours).size).toBeGreaterThan(3);
});
