import { expect, test } from './guard.ts';

const phone = { width: 390, height: 844 };
const menus = '[data-menu]';

test.describe('top bar', () => {
  test('no menu is open at first; a click opens one, a second click closes it', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(page.locator(`${menus}[open]`)).toHaveCount(0);
    const summary = page.locator(`${menus} summary`).first();
    // A touch has no hover: this tests only the click.
    await summary.dispatchEvent('click');
    await expect(page.locator(`${menus}[open]`)).toHaveCount(1);
    await summary.dispatchEvent('click');
    await expect(page.locator(`${menus}[open]`)).toHaveCount(0);
  });

  test('a mouse opens on hover, one menu at a time, and the click that follows does not close', async ({
    page,
  }) => {
    await page.goto('/contact');
    const summaries = page.locator(`${menus} summary`);
    await summaries.nth(0).hover();
    await expect(page.locator(menus).nth(0)).toHaveAttribute('open', '');
    await summaries.nth(1).hover();
    await expect(page.locator(menus).nth(1)).toHaveAttribute('open', '');
    await expect(page.locator(`${menus}[open]`)).toHaveCount(1);
    await summaries.nth(1).click();
    await expect(page.locator(menus).nth(1)).toHaveAttribute('open', '');
    await page.locator('h1').click();
    await expect(page.locator(`${menus}[open]`)).toHaveCount(0);
    await summaries.nth(0).hover();
    await page.keyboard.press('Escape');
    await expect(page.locator(`${menus}[open]`)).toHaveCount(0);
  });

  test('Enter, Space, arrows, Home, End and Escape', async ({ page }) => {
    await page.goto('/contact');
    const summary = page.locator(`${menus} summary`).first();
    const links = page.locator(menus).first().locator('a');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(menus).first()).toHaveAttribute('open', '');
    await page.keyboard.press('Enter');
    await expect(page.locator(`${menus}[open]`)).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(page.locator(menus).first()).toHaveAttribute('open', '');
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.nth(2)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.nth(2)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(`${menus}[open]`)).toHaveCount(0);
    await expect(summary).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.nth(2)).toBeFocused();
  });

  test('a page that is left, and comes back as it was, has no menu or dialog open', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.locator(`${menus} summary`).first().dispatchEvent('click');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('pagehide', { bubbles: true })));
    await expect(page.locator(`:is(${menus}, dialog)[open]`)).toHaveCount(0);
  });

  test('leaving a menu by Tab closes it', async ({ page }) => {
    await page.goto('/contact');
    await page.locator(`${menus} summary`).first().focus();
    await page.keyboard.press('Enter');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
    await expect(page.locator(`${menus} summary`).nth(1)).toBeFocused();
    await expect(page.locator(`${menus}[open]`)).toHaveCount(0);
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

  test('a page that is left closes the menu: Back finds it so, kept in memory or not', async ({
    page,
  }) => {
    await page.goto('/contact');
    const opener = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog');
    await opener.click();
    await expect(menu).toBeVisible();
    // Headless Chromium keeps no page for Back; a kept page receives this event first.
    await page.evaluate(() => document.dispatchEvent(new Event('pagehide', { bubbles: true })));
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    // As by a typed address: the menu's own links close it.
    await page.goto('/about');
    await page.goBack();
    await expect(opener).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test('nothing scrolls behind the menu; its button closes it', async ({ page }) => {
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
  });
});
