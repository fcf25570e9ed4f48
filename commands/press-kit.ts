/**
 * Takes the pictures of all screens from the last build: `npm run press-kit`, after a change of a
 * screen. They need a browser, so the archive is committed, and `npm run launch-check` says when it
 * is out of date. The build makes the rest of the press kit.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type ProductId, productIds } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import { chromiumPath } from '../tools/chromium.ts';
import { readContent } from '../tools/content-files.ts';
import { openBuilt } from '../tools/open-built.ts';
import { ONLY_SCREENS, PRESS_SCREENS, screenPicture, zipScreens } from '../tools/press-screens.ts';

async function shootScreens(page: Page, product: ProductId): Promise<Record<string, Uint8Array>> {
  const shots: Record<string, Uint8Array> = {};
  await page.addStyleTag({ content: ONLY_SCREENS });
  // Higher than any screen: in a window of its height, a screen loses its foot to scroll padding.
  await page.setViewportSize({ width: 1280, height: 2000 });
  for (const screen of await page.locator('[data-screen]').all()) {
    const png = await screen.locator('figure').screenshot();
    const name = screenPicture(product, `${await screen.getAttribute('data-screen')}`);
    // The screens use flat colours: 128 of them are enough, for a third of the weight.
    shots[name] = await sharp(png).png({ palette: true, colours: 128, effort: 10 }).toBuffer();
  }
  return shots;
}

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const pictures: Record<string, Uint8Array> = {};
for (const product of productIds) {
  const page = await openBuilt(browser, screensPath(product), 1.5);
  Object.assign(pictures, await shootScreens(page, product));
  await page.close();
}
await browser.close();
const archive = zipScreens(pictures, await readContent('.'));
await mkdir(dirname(PRESS_SCREENS), { recursive: true });
await writeFile(PRESS_SCREENS, archive);
console.log(`${PRESS_SCREENS} ${Math.round(archive.length / 1000)} ko`);
