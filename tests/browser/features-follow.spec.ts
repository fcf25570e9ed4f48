/** The drawings of the features' pages follow the reading, on the compositor only. */
import type { Locator, Page } from '@playwright/test';
import { productIds } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import { expect, test } from './guard.ts';

const path = (product: (typeof productIds)[number]) => productPath(product, 'features');

/** Brings the top of an element to a share of the window's height. */
async function readAt(element: Locator, share: number): Promise<void> {
  await element.evaluate((there, share) => {
    scrollBy(0, there.getBoundingClientRect().top - innerHeight * share);
  }, share);
  // Waits for a frame: what the scroll moves is then drawn.
  await element.page().evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}

const topOf = (element: Locator) =>
  element.evaluate((there) => there.getBoundingClientRect().top / innerHeight);

/** Runs in the page: how strong each light of a plan is. */
const lights = (plan: Element) =>
  [...plan.querySelectorAll('circle')].map((light) => Number(getComputedStyle(light).opacity));

/** Runs in the page: what is animated. */
const animated = () => [
  ...new Set(
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame)),
  ),
];

const onlyMoves = async (page: Page) => {
  const frame = ['offset', 'computedOffset', 'easing', 'composite'];
  const properties = (await page.evaluate(animated)).filter((name) => !frame.includes(name));
  expect(properties.length).toBeGreaterThan(0);
  expect(['opacity', 'transform']).toEqual(expect.arrayContaining(properties));
};

test.describe('with motion', () => {
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });

  test('the box goes down its line with the step that is read', async ({ page }) => {
    await page.goto(path('tappharm'));
    const box = page.locator('[data-step]').first().locator('xpath=../..').locator('svg').first();
    for (const step of await page.locator('[data-step]').all()) {
      await readAt(step, 0.4);
      await expect.poll(async () => Math.abs((await topOf(box)) - 0.45)).toBeLessThan(0.25);
    }
    await onlyMoves(page);
  });

  test('the plan lights where one reads, and stays in sight', async ({ page }) => {
    await page.goto(path('tappos'));
    const rooms = page.locator('main section:has([id^="module-"])');
    await expect(rooms).toHaveCount(3);
    for (const room of await rooms.all()) {
      const plan = room.locator('svg').first();
      const modules = await room.locator('ol[start] > li').all();
      expect(await plan.evaluate(lights)).toHaveLength(modules.length);
      for (const [at, module] of modules.entries()) {
        await readAt(module, 0.4);
        await expect(plan).toBeInViewport({ ratio: 1 });
        await expect(async () => {
          const lit = await plan.evaluate(lights);
          expect(lit[at], `${at + 1}`).toBeGreaterThan(0.6);
          expect(Math.min(...lit)).toBeLessThan(0.3);
        }).toPass();
      }
    }
    await onlyMoves(page);
  });

  test('the tab of the register turns as its chapter comes', async ({ page }) => {
    await page.goto(path('tapschool'));
    const chapter = page.locator('main section[aria-labelledby]:has(> h2[id])').nth(1);
    const tab = chapter.locator('span').first();
    const widthAt = async (share: number) => {
      await readAt(chapter, share);
      return tab.evaluate((there) => there.getBoundingClientRect().width);
    };
    const turned = await widthAt(0.85);
    expect(turned).toBeLessThan((await widthAt(0.4)) / 2);
    expect(await widthAt(0.2)).toBe(await widthAt(0.4));
    await onlyMoves(page);
  });
});

test('with reduced motion nothing moves, and every light is on', async ({ page }) => {
  for (const product of productIds) {
    await page.goto(path(product));
    expect(await page.evaluate(animated)).toEqual([]);
  }
  await page.goto(path('tappos'));
  const plans = page.locator('main section:has([id^="module-"]) svg:has(circle)');
  await expect(plans).toHaveCount(3);
  for (const plan of await plans.all())
    expect(new Set(await plan.evaluate(lights))).toEqual(new Set([1]));
});
