/** What the site downloads for a visitor who touches nothing, or only reads with a finger. */
import { stat } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { hoursPath, productPath, routes } from '#routes.ts';
import { boxOf } from './box.ts';
import { expect, requestsOf, test } from './guard.ts';
import { scripted, visitEach } from './listed.ts';

/** The beginning of React and an island: loaded at an act meant for an island, never before. */
const REACT = /\/_a\/start\./;
const isScript = (file: string) => file.endsWith('.js');
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
    const asked = requestsOf(page);
    await visitEach(scripted, async (path) => {
      asked.length = 0;
      await page.goto(path);
      await page.clock.runFor(10_000);
      await page.evaluate(() => 0);
      const named = await page.evaluate(() =>
        [...document.scripts].flatMap(({ src }) => (src ? new URL(src).pathname : [])),
      );
      const scripts = asked.filter(isScript);
      expect(scripts.toSorted(), path).toEqual(named.toSorted());
      const sizes = scripts.map(async (file) => (await stat(`dist${file}.br`)).size);
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect.soft(bytes, path).toBeLessThanOrEqual(MOST_SCRIPT);
    });
  });
});

for (const [name, path] of [
  ['ReportCard', productPath('tapschool', 'overview')],
  ['HoursCount', hoursPath()],
] as const) {
  test(`${name}: the first press asks for its whole code at once`, async ({ page }) => {
    const asked: string[] = [];
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const started = requestsOf(page);
    await page.goto(path);
    expect(started.some((file) => REACT.test(file))).toBe(false);
    const island = page.locator(`[data-island="${name}"]`).first();
    const code = (await island.locator('[data-code]').getAttribute('data-code'))?.split(' ') ?? [];
    expect(code.length).toBeGreaterThan(2);
    // No file may arrive before all were requested: files that ask for each other would stop here.
    await page.route('**/_a/*.js', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await held;
      await route.continue();
    });
    await island.locator('button').first().dispatchEvent('click');
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

test.describe('a finger, a wheel, a link', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** The middle of an element that is brought into the window. */
  async function middleOf(part: Locator): Promise<[x: number, y: number]> {
    await part.scrollIntoViewIfNeeded();
    const { left, right, top, bottom } = await boxOf(part);
    return [(left + right) / 2, (top + bottom) / 2];
  }

  /** Real touches, which Chromium turns into scrolling, presses and clicks. */
  async function fingerOn(page: Page) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y]) => ({ x, y })),
      });
    return {
      async tap(part: Locator) {
        await touch('touchStart', [await middleOf(part)]);
        await touch('touchEnd', []);
      },
      /** One swipe upwards from a point. */
      async swipe(x: number, y: number) {
        await touch('touchStart', [[x, y]]);
        for (const share of [0.8, 0.5, 0.2]) await touch('touchMove', [[x, y * share]]);
        await touch('touchEnd', []);
        return page.evaluate(() => scrollY);
      },
    };
  }

  /** Pages with an island or a list. */
  const touched = ['/tapschool', '/tapschool/pricing', hoursPath(), routes.blog];
  /** Most bytes of a first view and a reading to the end, compressed; pictures may weigh more. */
  const MOST = 70_000;

  test('reading to the end, from wherever the finger is put down, and touching links ask for no script', async ({
    page,
  }) => {
    // Routing bypasses the HTTP cache, so each page downloads all that it needs.
    await page.route('**/*', (route) => route.continue());
    let came: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'image')
        came.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const asked = requestsOf(page);
    const finger = await fingerOn(page);
    await visitEach(touched, async (path) => {
      came = [];
      await page.goto(path);
      asked.length = 0;
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      const links = page.locator('[data-island] a, main article a').filter({ visible: true });
      for (const link of (await links.all()).slice(0, 3)) await finger.tap(link);
      const kinds = new Set<string>();
      for (const control of await page.locator('[data-island] :is(button, input, select)').all()) {
        if (!(await control.isVisible())) continue;
        const kind = await control.evaluate(({ tagName, className }) => tagName + className);
        // Two of equal controls: the calculators have dozens.
        if (kinds.has(`${kind} 2`)) continue;
        kinds.add(kinds.has(kind) ? `${kind} 2` : kind);
        await finger.swipe(...(await middleOf(control)));
      }
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      let swipes = 0;
      for (let at = -1, now = 0; now > at; swipes += 1) {
        at = now;
        now = await finger.swipe(60 + ((swipes * 67) % 270), 700);
      }
      expect.soft(swipes, `${path} is scrolled`).toBeGreaterThan(1);
      expect.soft(asked.filter(isScript), path).toEqual([]);
      const bytes = (await Promise.all(came)).reduce((sum, size) => sum + size, 0);
      expect.soft(bytes, path).toBeLessThanOrEqual(MOST);
    });
  });

  test('a wheel under a mouse at rest asks for none; a mouse that rests on a control does', async ({
    page,
  }) => {
    const asked = requestsOf(page);
    await page.goto('/tappos/pricing');
    await page.mouse.move(195, 400);
    asked.length = 0;
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let rolled = 0; rolled < height; rolled += 150) await page.mouse.wheel(0, 150);
    await page.waitForTimeout(300);
    expect(asked.filter(isScript)).toEqual([]);
    const control = page.locator('[data-island] button').nth(1);
    await control.scrollIntoViewIfNeeded();
    // The event of that scrolling comes with the next frame.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
    await control.hover();
    await expect(page.locator('[data-island]')).toHaveAttribute('data-ready', '');
  });
});
