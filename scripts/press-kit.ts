/**
 * Makes what the press page gives away, from the last build: `npm run press-kit`, after a change
 * of name, screens, brand or facts. Its output, in public/presse/, is committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pressFiles, productIds, routes, screensPath } from '../src/routes.ts';
import { site } from '../src/site.config.ts';
import { chromiumPath } from './chromium.ts';
import { openBuilt } from './offline-page.ts';
import { factsOf } from './press-facts.ts';
import { drawLogos } from './press-logos.ts';
import { undated } from './undated-pdf.ts';
import { zip } from './zip.ts';

/** The brand sheet: what the page shows of it, alone, on one A4. */
const SHEET = `
  @page { size: A4; margin: 12mm 14mm; }
  body { background: #fff; }
  body > p { display: flex; align-items: center; gap: 3mm; margin-block-end: 6mm; font: 750 26pt / 1 Bricolage; }
  body > p svg { width: 10mm; height: 10mm; }
  [data-place="sheet"] > :last-child { display: none; }
  [data-place="sheet"] > div { gap: 7mm; }
  [data-colours] { grid-template-columns: repeat(6, minmax(0, 1fr)) !important; }
  [data-colours] p { flex-direction: column !important; }
  [data-cloth] { height: 44mm !important; }
  [data-face] p:first-child { font-size: 88pt !important; }
  [data-face] p:last-child { font-size: 15pt !important; }
`;

async function printSheet(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const logo = document.querySelector('[data-place="logo"] p');
    const sheet = document.querySelector('[data-place="sheet"]');
    if (logo && sheet) {
      logo.className = '';
      logo.lastChild?.replaceWith(`${logo.lastChild.textContent}`.toLowerCase());
      document.body.replaceChildren(logo, sheet);
    }
  });
  await page.addStyleTag({ content: SHEET });
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

async function shootScreens(page: Page, product: string): Promise<Record<string, Uint8Array>> {
  const shots: Record<string, Uint8Array> = {};
  for (const screen of await page.locator('[data-screen]').all()) {
    const png = await screen.screenshot();
    const name = `${product}-${await screen.getAttribute('data-screen')}.png`;
    // Flat colours: 128 of them are enough, and weigh a third.
    shots[name] = await sharp(png).png({ palette: true, colours: 128, effort: 10 }).toBuffer();
  }
  return shots;
}

async function save(address: string, data: Uint8Array | string): Promise<void> {
  await writeFile(`public${address}`, data);
  console.log(`public${address} ${Math.round(data.length / 1000)} ko`);
}

await mkdir('public/presse', { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const screens: Record<string, Uint8Array> = {};
for (const product of productIds) {
  const page = await openBuilt(browser, screensPath(product), 1.5);
  Object.assign(screens, await shootScreens(page, product));
  await page.close();
}
await save(pressFiles.screens, zip(screens));
await save(pressFiles.sheet, undated(await printSheet(await openBuilt(browser, routes.press))));
await browser.close();
await save(pressFiles.logo, zip(await drawLogos(site.name)));
await save(pressFiles.facts, await factsOf());
