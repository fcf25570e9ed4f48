import type { Page } from '@playwright/test';

/** On a phone an overview's demonstration is folded: opens it, as a finger does. */
export const unfold = (page: Page) => page.locator('details[data-styles-apart] > summary').click();
