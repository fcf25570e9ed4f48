import type { Locator, Page } from '@playwright/test';

/**
 * The status that an island or a list announces. While its script is slow to come, a second status
 * below the island says so (`src/islands/waiting.ts`): a test that asks for any status would find
 * two.
 */
export const ownStatus = (within: Page | Locator) =>
  within.locator('[data-island], [data-list]').getByRole('status');
