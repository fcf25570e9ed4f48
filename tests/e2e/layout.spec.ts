import { routes } from '../../src/routes.ts';
import { expect, test } from '../guard.ts';

const paths = [...Object.values(routes), '/blog/ia-en-pharmacie', '/nulle-part'];

for (const path of paths) {
  test(`${path} never scrolls sideways, from 320 px up`, async ({ page }) => {
    // 320 px is also what a 1280 px window shows at 400 % zoom.
    for (const width of [320, 360, 390, 600, 768, 960, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const { wide, culprits } = await page.evaluate(() => {
        const limit = document.documentElement.clientWidth;
        return {
          wide: document.documentElement.scrollWidth > limit,
          culprits: [...document.querySelectorAll('main *, footer *, header *')]
            .filter((node) => node.getBoundingClientRect().right > limit + 1)
            .slice(0, 3)
            .map((node) => node.outerHTML.slice(0, 120)),
        };
      });
      expect(wide, `${width} px: ${culprits.join('\n')}`).toBe(false);
    }
  });

  test(`${path} does not shift while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources?: { node?: Node }[];
        })[]) {
          const node = entry.sources?.[0]?.node;
          const element = node instanceof Element ? node : node?.parentElement;
          shifts.push(`${entry.value} ${element?.outerHTML.slice(0, 120)}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The display face arrives late, as it does on a slow network.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    expect(shifts).toEqual([]);
  });
}

test('touch targets of the phone bar are at least 48 px high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  for (const link of await page
    .getByRole('navigation', { name: 'Logiciels et menu' })
    .locator('a, [role=button]')
    .all()) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect(box?.width).toBeGreaterThanOrEqual(48);
  }
});
