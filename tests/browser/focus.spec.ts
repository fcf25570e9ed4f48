/** No focused element is hidden, wholly or partly, at any width, in either direction of tabbing. */
import { expect, test } from './guard.ts';
import { focusEverything } from './in-sight.ts';
import { everyPath } from './listed.ts';

const windows = [
  // What a 1280 px window has at 400 % zoom.
  [320, 256],
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

for (const [width, height] of windows) {
  test(`every focused element is in sight, ${width} × ${height}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    for (const path of everyPath) {
      await page.goto(path);
      for (const backward of [false, true]) {
        const faults = await page.evaluate(focusEverything, backward);
        expect.soft(faults, `${path}${backward ? ', backward' : ''}`).toEqual([]);
      }
    }
  });
}
