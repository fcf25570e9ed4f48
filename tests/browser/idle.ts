import type { Page } from '@playwright/test';

/** Opens a page and waits until it has begun all that it does by itself once it is idle. */
export async function openUntilIdle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Idle moments are given in the order in which they were asked for: the page asked when it loaded.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}
