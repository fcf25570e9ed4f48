import { test as base, type Page } from '@playwright/test';

/** What must never happen on any page; collected while a test runs. */
export interface Faults {
  readonly list: string[];
  /** Lets one expected fault pass: a chunk that the test itself makes fail. */
  ignore(pattern: RegExp): void;
}

function watch(page: Page, faults: string[], ignored: RegExp[]): void {
  const add = (fault: string) => {
    if (!ignored.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  page.on('pageerror', (error) => add(`exception: ${error.message}`));
  page.on('console', (message) => {
    // A document served with 404 makes Chromium log a failed load; the status has its own test.
    if (message.type() === 'error' && !message.text().includes('status of 404')) {
      add(`console: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') add(`request: ${request.url()}`);
  });
}

/** `test` that fails when a page throws, logs an error, breaks its policy or calls another host. */
export const test = base.extend<{ today: Date | null; faults: Faults }>({
  /** The date that the pages see: an ordinary day, whatever the calendar; null leaves the clock alone. */
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
