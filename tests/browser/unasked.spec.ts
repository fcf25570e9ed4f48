/** What the site downloads for a visitor who touches nothing. */
import { glob, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { hoursPath, productPath, routes } from '#routes.ts';
import { expect, test } from './guard.ts';
import { listed, templates, visitEach } from './listed.ts';

/** The minimum size of React and an island: loaded at the first sign of a touch, never before. */
const REACT = /\/_a\/start\./;
/** Most bytes of script before a touch, compressed. */
const MOST_SCRIPT = 3300;

test.describe('ten idle seconds on a plain day', () => {
  test.use({ today: null });

  test('no page asks for a script that it does not name, nor for more than 3 300 bytes', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
    // Routing bypasses the HTTP cache, so each page downloads all that it needs.
    await page.route('**/*', (route) => route.continue());
    let asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitEach(
      templates.filter((path) => listed.includes(path)),
      async (path) => {
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
      },
    );
  });
});

/** Where each island stands. */
const islands = {
  BlogList: routes.blog,
  CoPayment: productPath('tappharm', 'overview'),
  DocsList: routes.docs,
  FaqList: routes.support,
  HoursCount: hoursPath(),
  PharmCost: productPath('tappharm', 'pricing'),
  PosCost: productPath('tappos', 'pricing'),
  ReportCard: productPath('tapschool', 'overview'),
  SchoolFinder: productPath('tapschool', 'pricing'),
  Till: productPath('tappos', 'overview'),
};

test('the list of islands is whole', async () => {
  const files = await Array.fromAsync(glob('src/**/*.island.tsx'));
  const names = files.map((file) => basename(file, '.island.tsx'));
  expect(names.toSorted()).toEqual(Object.keys(islands));
});

for (const [name, path] of Object.entries(islands)) {
  test(`${name}: the first sign of a touch asks for its whole code at once`, async ({ page }) => {
    const asked: string[] = [];
    let touched = false;
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    // No file may arrive before all were requested: files that ask for each other would stop here.
    await page.route('**/_a/*.js', async (route) => {
      if (touched) {
        asked.push(new URL(route.request().url()).pathname);
        await held;
      }
      await route.continue();
    });
    const started: string[] = [];
    page.on('request', (request) => started.push(new URL(request.url()).pathname));
    await page.goto(path);
    expect(started.some((file) => REACT.test(file))).toBe(false);
    const island = page.locator(`[data-island="${name}"]`).first();
    const code = (await island.getAttribute('data-code'))?.split(' ') ?? [];
    expect(code.length).toBeGreaterThan(2);
    touched = true;
    await island.dispatchEvent('pointerover');
    await expect
      .poll(() => asked.toSorted())
      .toEqual(expect.arrayContaining(code.map((file) => `/_a/${file}.js`)));
    await expect.poll(() => asked.some((file) => REACT.test(file))).toBe(true);
    const first = new Set(asked);
    letGo();
    await expect(island).toHaveAttribute('data-ready', '');
    // Nothing more is needed: the code came with one round trip.
    expect(asked.filter((file) => !first.has(file))).toEqual([]);
  });
}
