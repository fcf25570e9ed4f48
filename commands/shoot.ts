/**
 * Screenshots of a running site, to look at.
 *
 * `npm run shoot -- /press /blog` writes a PNG of each page at 390 and 1440 px, light and dark,
 * under test-results/shots/. `npm run shoot -- --all` writes every page of the sitemap, and the six
 * seasons, as contact sheets under test-results/sheets/; `--sheets /press /blog`, sheets of these.
 * BASE_URL, WIDTHS (`320,768`), SCHEMES (`dark`) and OUT may be set.
 */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { offlinePage, resultsPage, searchPage } from '#i18n/addresses.ts';
import { productIds } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import { seasonalThemes } from '#seasons/themes.ts';
import { chromiumPath } from '../tools/chromium.ts';
import { layColumns, type SheetForm } from '../tools/contact-sheet.ts';

type Scheme = 'light' | 'dark';

const base = process.env.BASE_URL ?? 'http://localhost:4321';
const widths = (process.env.WIDTHS ?? '390,1440').split(',').map(Number);
const schemes = (process.env.SCHEMES ?? 'light,dark').split(',') as Scheme[];
const asked = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const all = process.argv.includes('--all');
const inSheets = all || process.argv.includes('--sheets');
const folder = process.env.OUT ?? `test-results/${inSheets ? 'sheets' : 'shots'}`;

/** Pages that visitors see but the sitemap leaves out. */
const unlisted = ['/404', offlinePage, searchPage, resultsPage('inventaire')];
const GAP = 16;
const TITLE = 30;

async function everyPath(): Promise<string[]> {
  const sitemap = await fetch(`${base}/sitemap.xml`);
  if (!sitemap.ok) throw new Error(`${base}/sitemap.xml: ${sitemap.status}`);
  const places = (await sitemap.text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g);
  return [...new Set([...[...places].map(([, path]) => path || '/'), ...unlisted])];
}

/** Shown as on a day without a season, unless the address asks for one. */
async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block', bypassCSP: true, ...options });
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00'));
  return page;
}

async function shoot(page: Page, path: string, fullPage: boolean): Promise<Buffer> {
  await page.goto(base + path, { waitUntil: 'load' });
  if (path.includes('?q=')) await page.locator('[data-search-output] a').first().waitFor();
  if (path.includes('?theme=')) await page.locator('.season-layer').first().waitFor();
  // Content drawn only near the window would be blank in a picture of the whole page.
  return page.screenshot({ fullPage, style: '* { content-visibility: visible !important }' });
}

/** Wide enough to read the words, few enough columns to open a sheet without zooming. */
function formFor(width: number): SheetForm {
  return width < 600
    ? { width: 260, height: 1240, columns: 5 }
    : { width: 520, height: 1240, columns: 3 };
}

interface Shot {
  readonly title: string;
  readonly picture: Buffer;
}

/** Writes `shots` as numbered contact sheets named `name`. */
async function writeSheets(name: string, shots: readonly Shot[], form: SheetForm): Promise<void> {
  const reduced = await Promise.all(
    shots.map(({ picture }) =>
      sharp(picture).resize(form.width).toBuffer({ resolveWithObject: true }),
    ),
  );
  const columns = layColumns(
    reduced.map(({ info }) => info.height),
    form,
  );
  for (let sheet = 0; columns.some((column) => column.sheet === sheet); sheet += 1) {
    const parts = columns
      .filter((column) => column.sheet === sheet)
      .map(async ({ picture, top, height, place }) => {
        const left = GAP + place * (form.width + GAP);
        const region = { left: 0, top, width: form.width, height };
        const input = await sharp(reduced[picture]?.data).extract(region).toBuffer();
        const title = `${shots[picture]?.title}${top > 0 ? ' …' : ''}`;
        return [
          { input, left, top: TITLE },
          { input: titleOf(title, form.width), left, top: 0 },
        ];
      });
    const file = `${folder}/${name}-${String(sheet + 1).padStart(2, '0')}.png`;
    await sharp({
      create: {
        width: GAP + form.columns * (form.width + GAP),
        height: TITLE + form.height + GAP,
        channels: 3,
        background: '#777',
      },
    })
      .composite((await Promise.all(parts)).flat())
      .png()
      .toFile(file);
    console.log(file);
  }
}

function titleOf(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TITLE}"><text y="20" font-family="sans-serif" font-size="14" fill="#fff">${text.replace('&', '&amp;')}</text></svg>`,
  );
}

async function sheetsOfPages(browser: Browser, paths: readonly string[]): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const viewport = { width, height: width < 600 ? 844 : 900 };
      const page = await openPage(browser, { viewport, colorScheme, reducedMotion: 'reduce' });
      const shots: Shot[] = [];
      for (const path of paths) shots.push({ title: path, picture: await shoot(page, path, true) });
      await page.close();
      await writeSheets(`${width}-${colorScheme}`, shots, formFor(width));
    }
  }
}

const overviews = productIds.map((id) => productPath(id, 'overview'));

/** The first screen of home and of one product in each season, animations included. */
async function sheetsOfSeasons(browser: Browser): Promise<void> {
  for (const width of widths) {
    const viewport = { width, height: width < 600 ? 844 : 900 };
    const page = await openPage(browser, { viewport, reducedMotion: 'no-preference' });
    const shots: Shot[] = [];
    for (const theme of seasonalThemes) {
      for (const path of ['/', ...overviews.slice(0, 1)]) {
        const address = `${path}?theme=${theme}`;
        shots.push({ title: address, picture: await shoot(page, address, false) });
      }
    }
    await page.close();
    const { width: column, columns } = formFor(width);
    const height = Math.round((column / width) * viewport.height);
    await writeSheets(`${width}-seasons`, shots, { width: column, height, columns });
  }
}

/** Each page as its own picture, in full size. */
async function separately(browser: Browser, paths: readonly string[]): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const viewport = { width, height: width < 600 ? 844 : 900 };
      const page = await openPage(browser, { viewport, colorScheme, reducedMotion: 'reduce' });
      for (const path of paths) {
        const name = path.replace(/[^\w-]+/g, '_').replace(/^_/, '') || 'home';
        const file = `${folder}/${name}-${width}-${colorScheme}.png`;
        await writeFile(file, await shoot(page, path, true));
        console.log(file);
      }
      await page.close();
    }
  }
}

if (all) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const paths = all ? await everyPath() : asked;
await (inSheets ? sheetsOfPages : separately)(browser, paths);
if (all) await sheetsOfSeasons(browser);
await browser.close();
