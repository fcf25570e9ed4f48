/** CSS rules sent after the first screen change nothing in it. */
import { expect, test } from './guard.ts';
import { everyPath } from './listed.ts';

/** Boxes of the page in order, as it is or with the later rules moved to the head. */
function boxes(moved: boolean): string[] {
  const later = document.querySelector('body div[hidden]:has(> svg > style)');
  if (later) {
    if (moved) {
      const style = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      style.append(...(later.firstElementChild?.children ?? []));
      document.head.append(style);
      later.remove();
    }
  }
  return [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.className} ${[x, y, width, height].map(Math.round)}`;
    });
}

for (const width of [390, 1440]) {
  test(`later rules change nothing by standing in the page, ${width}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    for (const path of everyPath) {
      await page.goto(path);
      const before = await page.evaluate(boxes, false);
      const after = await page.evaluate(boxes, true);
      expect.soft(after, path).toEqual(before);
    }
  });
}
