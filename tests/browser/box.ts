import type { Locator } from '@playwright/test';

/** Where an element is in the window. */
export const boxOf = (one: Locator): Promise<DOMRect> =>
  one.evaluate((element) => element.getBoundingClientRect().toJSON());

/** The parts of a demonstration that come nearer than 20 px to the right edge of the window. */
export const tooWide = (demo: Locator, parts: string): Promise<string[]> =>
  demo
    .locator(parts)
    .evaluateAll((all) =>
      all
        .filter((part) => part.getBoundingClientRect().right > innerWidth - 20)
        .map((part) => part.outerHTML),
    );
