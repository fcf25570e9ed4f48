/** A built copy of the site, served and opened in a browser. */
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { siteServer } from '../../server/server.ts';
import { chromiumPath } from '../../tools/chromium.ts';

export interface OpenSite {
  readonly origin: string;
  /** A page in its own context. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function openSite(dist: string): Promise<OpenSite> {
  const server = await siteServer(dist, { forceCloseConnections: true });
  const { port } = new URL(await server.listen());
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  return {
    origin: `http://localhost:${port}`,
    // No service worker, as in the suite `browser`: it would answer requests that a test means to
    // hold back.
    newPage: (options) => browser.newPage({ serviceWorkers: 'block', ...options }),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
