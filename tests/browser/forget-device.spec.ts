import type { Page } from '@playwright/test';
import { routes } from '#routes.ts';
import { expect, test } from './guard.ts';
import { openUntilIdle } from './idle.ts';

test.use({ serviceWorkers: 'allow' });

/** What the site has stored on this device. */
const held = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    choices: Object.keys(localStorage),
  }));

test('the privacy page takes the site off the device, and lets it back', async ({ page }) => {
  await page.goto(routes.privacy);
  await page.evaluate(async () => {
    localStorage.setItem('season-animation', 'off');
    await navigator.serviceWorker.ready;
  });
  const erase = page.getByRole('button', { name: /^Effacer/ });
  const undo = page.getByRole('button', { name: /^Garder/ });
  await expect(undo).toBeHidden();
  await erase.click();
  await expect(page.locator('main').getByRole('status')).not.toBeEmpty();
  await expect(undo).toBeFocused();
  const nothing = { caches: 0, workers: 0, choices: ['offline'] };
  expect(await held(page)).toEqual(nothing);

  await openUntilIdle(page, routes.contact);
  expect(await held(page)).toEqual(nothing);

  await page.goto(routes.privacy);
  await expect(erase).toBeHidden();
  await undo.click();
  await openUntilIdle(page, routes.contact);
  await expect.poll(async () => (await held(page)).workers).toBe(1);
});
