import type { Page } from '@playwright/test';

/**
 * Waits until the page has started everything that it does when idle. (Playwright's `networkidle`
 * waits half a second, and may wait for ever for a request whose end it missed.)
 */
export async function untilIdle(page: Page): Promise<void> {
  // Idle callbacks run in the order of their requests: those of the page come first.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

/** Opens a page and waits until it is idle. */
export async function openUntilIdle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilIdle(page);
}
