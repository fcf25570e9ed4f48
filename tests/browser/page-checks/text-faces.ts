/**
 * The text font is the visitor's own: Roboto on Android, Noto Sans or DejaVu Sans on Linux. The widest,
 * DejaVu, breaks whatever the others break; a machine need not have it.
 */
import type { Page } from '@playwright/test';
import type { StandIn } from './text-in-page.ts';

const files = { 400: 'DejaVuSans', 700: 'DejaVuSans-Bold' };
/** A name that no installed font has. */
const family = 'DejaVu stand-in';

/** The substitute for a page's text. */
export const widest: StandIn = {
  family,
  css: `:root { --text: "${family}", sans-serif !important }`,
};

/** Gives the substitute fonts to each page that is opened. */
export async function serveTextFaces(page: Page): Promise<void> {
  const rules = Object.entries(files).map(
    ([weight, name]) =>
      `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(/text-face/${name}.ttf) }`,
  );
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, rules.join('\n'));
  await page.route('**/text-face/*', (route) => {
    const name = route.request().url().replace(/.*\//, '');
    return route.fulfill({ path: `node_modules/dejavu-fonts-ttf/ttf/${name}` });
  });
}
