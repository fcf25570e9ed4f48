/** What the site downloads for a visitor who touches nothing. */
import { stat } from 'node:fs/promises';

import { expect, test } from './guard.ts';
import { listed } from './listed.ts';

/** The minimum size of React and an island: loaded at the first sign of a touch, never before. */
const REACT = /\/_a\/start\./;
/** Most bytes of script before a touch, compressed. */
const MOST_SCRIPT = 3000;

test.describe('ten idle seconds on a plain day', () => {
  test.use({ today: null });

  test('no page asks for a script that it does not name, nor for more than 3 000 bytes', async ({
    page,
  }) => {
    test.slow();
    await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
    // Routing bypasses the HTTP cache, so each page downloads all that it needs.
    await page.route('**/*', (route) => route.continue());
    let asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of listed) {
      asked = [];
      await page.goto(path);
      await page.clock.runFor(10_000);
      await page.evaluate(() => 0);
      const named = await page.evaluate(() =>
        [...document.scripts].flatMap(({ src }) => (src ? new URL(src).pathname : [])),
      );
      const scripts = asked.filter((file) => file.endsWith('.js'));
      expect(scripts.toSorted(), path).toEqual(named.toSorted());
      const sizes = scripts.map(async (file) => (await stat(`dist${file}.br`)).size);
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect.soft(bytes, path).toBeLessThanOrEqual(MOST_SCRIPT);
    }
  });
});

test('the first sign of a touch asks for the whole code of an island at once', async ({ page }) => {
  const asked: string[] = [];
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  // No file may arrive before all were requested: files that ask for each other would stop here.
  await page.route('**/_a/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (await page.evaluate(() => document.readyState === 'complete')) {
      asked.push(pathname);
      await held;
    }
    await route.continue();
  });
  for (const path of ['/blog', '/tappos', '/tappharm/pricing', '/guides/mes-heures']) {
    asked.length = 0;
    await page.goto(path);
    expect(asked.some((file) => REACT.test(file))).toBe(false);
    const island = page.locator('[data-island]').first();
    const code = (await island.getAttribute('data-code'))?.split(' ') ?? [];
    expect(code.length).toBeGreaterThan(2);
    await island.dispatchEvent('pointerover');
    await expect
      .poll(() => asked.toSorted())
      .toEqual(expect.arrayContaining(code.map((name) => `/_a/${name}.js`)));
    expect(asked.some((file) => REACT.test(file))).toBe(true);
  }
  letGo();
});
