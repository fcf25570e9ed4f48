import type { Page } from '@playwright/test';

/** Opens a page and waits until the code that it fetches once it is idle has run to its end. */
export async function openUntilIdle(page: Page, path: string): Promise<void> {
  const request = page.waitForRequest(/\/when-idle\./);
  await page.goto(path);
  const address = (await request).url();
  // Gives the module that the page imported itself, once it has been evaluated.
  await page.evaluate((url) => import(`${url}`), address);
}
