import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const ORIGIN = 'http://site.test';

/** From the files of `dist/`: light, no motion, display font loaded. @throws without a build */
export async function openBuilt(browser: Browser, path: string, scale = 1): Promise<Page> {
  if (!existsSync('dist/index.html')) throw new Error('dist/ manque : npm run build');
  const page = await browser.newPage({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: scale,
  });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}.html`]
      .map((name) => join('dist', name))
      .find((name) => /\.\w+$/.test(name) && existsSync(name));
    return file ? route.fulfill({ path: file }) : route.abort();
  });
  await page.goto(ORIGIN + path);
  await page.evaluate(() => document.fonts.load('750 20px Bricolage', 'Aé 0'));
  return page;
}
