/**
 * Prints each product's sheet of the last build to public/brochures/: `npm run brochures`, after
 * a change of content, prices or contacts. `tests/site/brochures.test.ts` says when one is due.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { brochureFile, brochurePath, productIds } from '../src/routes.ts';
import { brochureSource, markPdf } from './brochure-source.ts';
import { chromiumPath } from './chromium.ts';
import { openBuilt } from './offline-page.ts';
import { undated } from './undated-pdf.ts';

await mkdir('public/brochures', { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const product of productIds) {
  const page = await openBuilt(browser, brochurePath(product));
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  const file = `public${brochureFile(product)}`;
  await writeFile(file, markPdf(undated(pdf), await brochureSource(product)));
  console.log(`${file} ${Math.round(pdf.length / 1000)} ko`);
  await page.close();
}
await browser.close();
