/**
 * The text font is the visitor's own: Roboto on Android, Noto Sans or DejaVu Sans on Linux. The widest,
 * DejaVu, breaks whatever the others break. A machine need not have it, so Source Sans, a dependency of
 * the project, is scaled to its mean width, digits and letters apart.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { StandIn } from './text-in-page.ts';

/** In ems, those of DejaVu over those of Source Sans. */
const ratios = {
  400: { letters: 0.49 / 0.394, figures: 0.636 / 0.497 },
  700: { letters: 0.551 / 0.416, figures: 0.696 / 0.536 },
};

const folder = 'node_modules/@expo-google-fonts/source-sans-3';
const fileOf = (weight: number) => {
  const name = weight === 400 ? '400Regular' : '700Bold';
  return `${folder}/${name}/SourceSans3_${name}.ttf`;
};

/** A name that no installed font has. */
const family = 'DejaVu stand-in';

const rules = Object.entries(ratios).flatMap(([weight, { letters, figures }]) => {
  const rule = (ratio: number, range: string) =>
    `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(/text-face/${weight}); size-adjust: ${(100 * ratio).toFixed(1)}%; ${range} }`;
  return [rule(letters, ''), rule(figures, 'unicode-range: U+30-39;')];
});

/** The substitute for a page's text. */
export const widest: StandIn = {
  family,
  css: `:root { --text: "${family}", sans-serif !important }`,
};

/** Gives the substitute fonts to each page that is opened. */
export async function serveTextFaces(page: Page): Promise<void> {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, rules.join('\n'));
  await page.route('**/text-face/*', async (route) => {
    const weight = Number(new URL(route.request().url()).pathname.split('/').at(-1));
    await route.fulfill({ body: await readFile(fileOf(weight)), contentType: 'font/ttf' });
  });
}
