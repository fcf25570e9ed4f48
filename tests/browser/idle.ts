import type { Page } from '@playwright/test';

/** Opens a page and waits until it has started everything that it does when idle. */
export async function openUntilIdle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Idle callbacks run in the order of their requests: those of the page come first.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}
