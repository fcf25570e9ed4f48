import type { Locator } from '@playwright/test';

/** Where an element is in the window. */
export const boxOf = (one: Locator): Promise<DOMRect> =>
  one.evaluate((element) => element.getBoundingClientRect().toJSON());
