/** A built copy of the site, served and opened in a browser. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { siteListener } from '../../server/server.ts';
import { headlessShellPath } from '../../tools/chromium.ts';

export interface OpenSite {
  readonly origin: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function openSite(dist: string): Promise<OpenSite> {
  const server = createServer(await siteListener(dist)).listen(0);
  const browser = await chromium.launch({
    executablePath: headlessShellPath(),
    args: ['--no-sandbox'],
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    browser,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
