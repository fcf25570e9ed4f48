import type { Page } from '@playwright/test';
import { expect } from '../guard.ts';

/** Runs in the page: its boxes in order, as it is and with the later rules moved to the head. */
function boxesBeforeAndAfter(): readonly (readonly string[])[] {
  const boxes = () =>
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('[hidden]'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${element.className} ${[x, y, width, height].map(Math.round)}`;
      });
  const before = boxes();
  const later = document.querySelector('body div[hidden]:has(> svg > style)');
  const place = later?.nextSibling ?? null;
  const parent = later?.parentNode;
  if (later) document.head.append(later);
  const after = boxes();
  if (later) parent?.insertBefore(later, place);
  return [before, after];
}

/** The page looks the same with its later CSS rules in the body as with them in the head. */
export async function expectNothingOfLaterRules(page: Page, where: string): Promise<void> {
  const [before, after] = await page.evaluate(boxesBeforeAndAfter);
  expect.soft(after, `${where}: later rules`).toEqual(before);
}
