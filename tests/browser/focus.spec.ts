/** No focused element is hidden, wholly or partly, at any width, in either direction of tabbing. */
import { expect, test } from './guard.ts';
import { focusEverything } from './in-sight.ts';
import { everyPath, inParts } from './listed.ts';

const windows = [
  // What a 1280 px window has at 400 % zoom.
  [320, 256],
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

for (const [part, paths] of inParts(everyPath, 4).entries()) {
  test(`every focused element is in sight, ${part + 1} of 4`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of paths) {
      await page.goto(path);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        for (const backward of [false, true]) {
          const faults = await page.evaluate(focusEverything, backward);
          const where = `${path}, ${width} × ${height}${backward ? ', backward' : ''}`;
          expect.soft(faults, where).toEqual([]);
        }
      }
    }
  });
}
