import type { Page } from '@playwright/test';

/**
 * Waits until the page has started everything that it does when idle. (Playwright's `networkidle`
 * waits half a second, and may wait for ever for the missed end of a request.)
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let idle = false;
        // Idle callbacks run in the order of their requests: those of the page come first.
        requestIdleCallback(() => {
          idle = true;
          resolve();
        });
        // Without a window Chromium may call none of them until the page asks for a frame.
        const askForFrames = () => {
          if (!idle) requestAnimationFrame(askForFrames);
        };
        askForFrames();
      }),
  );
}

/** Opens a page and waits until it is idle. */
export async function openUntilIdle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilIdle(page);
}
