/**
 * Screenshots to look at: `npm run shoot -- /press /blog` writes PNGs of each page at 390 and
 * 1440 px, light and dark, under test-results/shots/. BASE_URL and WIDTHS (`320,768`) may be set.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../tools/chromium.ts';

const base = process.env.BASE_URL ?? 'http://localhost:4321';
const widths = (process.env.WIDTHS ?? '390,1440').split(',').map(Number);
const schemes = (process.env.SCHEMES ?? 'light,dark').split(',') as ('light' | 'dark')[];
const folder = process.env.OUT ?? 'test-results/shots';
await mkdir(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
for (const path of process.argv.slice(2)) {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const page = await browser.newPage({
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.goto(base + path, { waitUntil: 'load' });
      const name = path.replace(/[^\w-]+/g, '_').replace(/^_/, '') || 'home';
      const file = `${folder}/${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
      await page.close();
    }
  }
}
await browser.close();
