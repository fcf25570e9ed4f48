import { test as base, type Page } from '@playwright/test';
import { front } from './front.ts';

/** Faults that no page may have, collected while a test runs. */
interface Faults {
  /** A test of several pages may remove the faults of one page. */
  readonly list: string[];
  /** Allows one expected fault: a chunk that the test itself makes fail. */
  ignore(pattern: RegExp): void;
  /** Collects those of this page too. */
  watch(page: Page): void;
}

type Fate = 'come' | 'fail';

interface Fixtures {
  /** The date that pages see: a day without a theme. null does not change the clock. */
  today: Date | null;
  faults: Faults;
  /**
   * Delays files, by default React, until the test lets them come by the function that it returns,
   * or makes them fail.
   */
  hold: (files?: string, fate?: Fate) => Promise<(fate?: Fate) => void>;
  /** A page in a browser without script. */
  scriptless: Page;
  /** {@link front}, closed after the test. */
  site: (own: Parameters<typeof front>[1]) => Promise<{ readonly origin: string }>;
}

/** The paths of everything that a page asks for from now on. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/**
 * A `test` that fails when a page throws, logs an error, violates its policy or calls another host.
 */
export const test = base.extend<Fixtures>({
  today: [new Date('2026-11-21T10:00:00'), { option: true }],
  faults: async ({ baseURL }, use) => {
    const list: string[] = [];
    const ignored: RegExp[] = [];
    const add = (fault: string) => {
      if (!ignored.some((pattern) => pattern.test(fault))) list.push(fault);
    };
    const own = new URL(`${baseURL}`).hostname;
    await use({
      list,
      ignore: (pattern) => ignored.push(pattern),
      watch(page) {
        page.on('pageerror', (error) => add(`exception: ${error.message}`));
        page.on('console', (message) => {
          // Chromium logs a failed load for a document with status 404; the status has its own test.
          if (message.type() === 'error' && !message.text().includes('status of 404'))
            add(`console: ${message.text()}`);
        });
        page.on('request', (request) => {
          const { protocol, hostname } = new URL(request.url());
          if (/^https?:$/.test(protocol) && hostname !== own) add(`request: ${request.url()}`);
        });
      },
    });
    base.expect(list).toEqual([]);
  },
  // Watched where it is asked for: a test without a page does not open one.
  page: async ({ page, today, faults }, use) => {
    if (today) await page.clock.setFixedTime(today);
    faults.watch(page);
    await use(page);
  },
  hold: async ({ page, faults }, use) => {
    await use(async (files = '/_a/start.*.js', first) => {
      const { promise, resolve } = Promise.withResolvers<Fate>();
      let fate: Fate | undefined;
      const decide = (how: Fate = 'come') => {
        if (how === 'fail') faults.ignore(/Failed to load resource|net::ERR_FAILED/);
        fate = how;
        resolve(how);
      };
      if (first) decide(first);
      await page.route(`**${files}`, async (route) => {
        const how = fate ?? (await promise);
        await (how === 'fail' ? route.abort() : route.continue());
      });
      return decide;
    });
  },
  scriptless: async ({ browser, faults }, use) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    faults.watch(page);
    await use(page);
    await page.close();
  },
  site: async ({ baseURL }, use) => {
    const open: Awaited<ReturnType<typeof front>>[] = [];
    await use(async (own) => {
      const one = await front(baseURL, own);
      open.push(one);
      return one;
    });
    for (const { close } of open) close();
  },
});

export { expect } from '@playwright/test';
