import { test as base, type Page } from '@playwright/test';

/** Faults that no page may have, collected while a test runs. */
export interface Faults {
  /** A test of several pages may remove the faults of one page. */
  readonly list: string[];
  /** Allows one expected fault: a chunk that the test itself makes fail. */
  ignore(pattern: RegExp): void;
}

/** The paths of everything that a page asks for from now on. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

function watch(page: Page, faults: string[], ignored: RegExp[]): void {
  const add = (fault: string) => {
    if (!ignored.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  page.on('pageerror', (error) => add(`exception: ${error.message}`));
  page.on('console', (message) => {
    // Chromium logs a failed load for a document with status 404; the status has its own test.
    if (message.type() === 'error' && !message.text().includes('status of 404')) {
      add(`console: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') add(`request: ${request.url()}`);
  });
}

/**
 * A `test` that fails when a page throws, logs an error, violates its policy or calls another host.
 */
export const test = base.extend<{ today: Date | null; faults: Faults }>({
  /** The date that pages see: a day without a theme. null does not change the clock. */
  today: [new Date('2026-11-21T10:00:00'), { option: true }],
  faults: [
    async ({ page, today }, use) => {
      if (today) await page.clock.setFixedTime(today);
      const list: string[] = [];
      const ignored: RegExp[] = [];
      watch(page, list, ignored);
      await use({ list, ignore: (pattern) => ignored.push(pattern) });
      base.expect(list).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
