/** A copy of the site with many articles: built, served, and opened in a browser. */
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { siteListener } from '../../server/server.ts';
import { headlessShellPath } from '../../tools/chromium.ts';
import { buildCopy, copyOfProject } from '../../tools/copy-of-project.ts';
import { addPosts } from '../../tools/synthetic-posts.ts';

export interface LargeBlog {
  /** Folder of the copy. */
  readonly folder: string;
  readonly dist: string;
  /** File names of the added articles, newest first. */
  readonly added: readonly string[];
  readonly origin: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function makeLargeBlog(articles: number): Promise<LargeBlog> {
  const copy = await copyOfProject();
  const added = await addPosts(copy.folder, articles);
  // Share images take as long as pages to build, and these tests do not look at them.
  await rm(join(copy.folder, 'src/pages/partage/[...page].png.ts'));
  await buildCopy(copy);
  const dist = join(copy.folder, 'dist');
  const server = createServer(await siteListener(dist)).listen(0);
  const browser = await chromium.launch({
    executablePath: headlessShellPath(),
    args: ['--no-sandbox'],
  });
  return {
    folder: copy.folder,
    dist,
    added,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    browser,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
      await copy.remove();
    },
  };
}
