import type { Page } from '@playwright/test';
import { expect } from '../guard.ts';

/** Runs in the page: the boxes of its first screen, without the rules that come later and with them. */
function boxesBeforeAndAfter(): readonly (readonly string[])[] {
  const later = document.querySelector('body div[hidden]:has(> svg > style)');
  if (!later) return [[], []];
  const { parentNode, nextSibling } = later;
  const before = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.compareDocumentPosition(later) === Node.DOCUMENT_POSITION_FOLLOWING &&
      element.getBoundingClientRect().top < innerHeight,
  );
  const boxes = () =>
    before.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontFamily } = getComputedStyle(element);
      const place = [x, y, width, Math.min(y + height, innerHeight) - y].map(Math.round);
      return `${element.tagName} ${element.className} ${place} ${color} ${backgroundColor} ${fontFamily}`;
    });
  // What the script of the home page adds after the first paint.
  const hand = document.querySelector('[data-hand]');
  hand?.removeAttribute('data-hand');
  later.remove();
  const bare = boxes();
  parentNode?.insertBefore(later, nextSibling);
  const whole = boxes();
  hand?.setAttribute('data-hand', '');
  return [bare, whole];
}

/** The first screen looks the same before the page's later rules have come as after. */
export async function expectNothingOfLaterRules(page: Page, where: string): Promise<void> {
  const [before, after] = await page.evaluate(boxesBeforeAndAfter);
  expect.soft(before, `${where}: later rules`).toEqual(after);
}
