import { expect, test } from './guard.ts';

const phone = { width: 390, height: 844 };
const menus = '[data-menu]';

test.describe('top bar', () => {
  test('no menu is open at first; a click opens one, a second closes it; a mouse opens on hover, one at a time, and the click that follows does not close', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(page.locator(`${menus}[open]`)).toHaveCount(0);
    // A touch has no hover: this tests only the click.
    for (const open of [1, 0]) {
      await page.locator(`${menus} summary`).first().dispatchEvent('click');
      await expect(page.locator(`${menus}[open]`)).toHaveCount(open);
    }
    const summaries = page.locator(`${menus} summary`);
    for (const at of [0, 1]) {
      await summaries.nth(at).hover();
      await expect(page.locator(menus).nth(at)).toHaveAttribute('open', '');
      await expect(page.locator(`${menus}[open]`)).toHaveCount(1);
    }
    await summaries.nth(1).click();
    await expect(page.locator(menus).nth(1)).toHaveAttribute('open', '');
    await page.locator('h1').click();
    await expect(page.locator(`${menus}[open]`)).toHaveCount(0);
    await summaries.nth(0).hover();
    await page.keyboard.press('Escape');
    await expect(page.locator(`${menus}[open]`)).toHaveCount(0);
  });

  test('Enter, Space, arrows, Home, End, Escape, and Tab, which closes what it leaves', async ({
    page,
  }) => {
    await page.goto('/contact');
    const summary = page.locator(`${menus} summary`).first();
    const links = page.locator(menus).first().locator('a');
    const [first, second, third] = [links.nth(0), links.nth(1), links.nth(2)];
    await summary.focus();
    for (const [key, open, focused] of [
      ['Enter', 1, summary],
      ['Enter', 0, summary],
      ['Space', 1, summary],
      ['ArrowDown', 1, first],
      ['ArrowDown', 1, second],
      ['End', 1, third],
      ['ArrowDown', 1, first],
      ['ArrowUp', 1, third],
      ['Home', 1, first],
      ['Escape', 0, summary],
      ['ArrowUp', 1, third],
      ['Tab', 0, page.locator(`${menus} summary`).nth(1)],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator(`${menus}[open]`)).toHaveCount(open);
      await expect(focused).toBeFocused();
    }
  });
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/tappos');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('phone', () => {
  test.use({ viewport: phone });

  test('the menu opens, holds the focus, and gives it back on Escape', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog');
    await expect(menu).toBeHidden();
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await opener.focus();
    await page.keyboard.press('Space');
    await expect(menu).toBeVisible();
    const count = await menu.locator('a, button').count();
    for (let press = 0; press < count + 3; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('nothing scrolls behind the menu; its button closes it, and so does leaving the page', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 3000);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    // Wheel events are handled in order, so the page moved only by this event.
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(100);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Headless Chromium keeps no page for Back; a kept page receives this event first.
    await page.evaluate(() => document.dispatchEvent(new Event('pagehide', { bubbles: true })));
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
