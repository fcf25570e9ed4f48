/**
 * Screenshots of a running site, to look at: `npm run shoot -- /press '/?theme=winter'` writes a PNG
 * of each page at 390 and 1440 px, light and dark, under test-results/shots/; without pages, of all
 * in the sitemap. BASE_URL, WIDTHS (`320,768`), SCHEMES (`dark`) and OUT may be set.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../tools/chromium.ts';

const {
  BASE_URL: base = 'http://localhost:4321',
  WIDTHS: widths = '390,1440',
  SCHEMES: schemes = 'light,dark',
  OUT: folder = 'test-results/shots',
} = process.env;

async function everyPath(): Promise<string[]> {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
}

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : await everyPath();
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
for (const width of widths.split(',').map(Number)) {
  for (const colorScheme of schemes.split(',') as ('light' | 'dark')[]) {
    const viewport = { width, height: width < 600 ? 844 : 900 };
    const page = await browser.newPage({
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      bypassCSP: true,
    });
    // A day without a season, unless the address asks for one.
    await page.clock.setFixedTime(new Date('2026-11-21T10:00:00'));
    for (const path of paths) {
      await page.goto(base + path, { waitUntil: 'load' });
      if (path.includes('?q=')) await page.locator('[data-search-output] a').first().waitFor();
      if (path.includes('?theme=')) await page.locator('.season-layer').first().waitFor();
      const name = path.replace(/[^\w-]+/g, '_').replace(/^_/, '') || 'home';
      const file = `${folder}/${name}-${width}-${colorScheme}.png`;
      // Content drawn only near the window would be blank in a picture of the whole page.
      const style = '* { content-visibility: visible !important }';
      await page.screenshot({ path: file, fullPage: true, style });
      console.log(file);
    }
    await page.close();
  }
}
await browser.close();
