/**
 * Weighs every built page as a phone first downloads it: brotli, before any touch. `npm run budget`
 * prints the table and fails when a page is over its limit; `npm run budget -- /blog /support`
 * weighs only these pages. The reasons for the limits: docs/decisions/002-weight-and-first-screen.md.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { feedPath } from '#routes.ts';
import { seasonalThemes } from '#seasons/themes.ts';
import { withImports } from '../tools/browser-code.ts';
import { addressOf, listFiles, travelSize } from '../tools/dist.ts';
import { firstScreenBytes } from '../tools/first-screen.ts';

const root = fileURLToPath(new URL('../dist/', import.meta.url));

/** Compressed bytes; of HTML, 500 fewer than a page may weigh: 150 words of its owner are as heavy. */
const LIMITS = { html: 19_500, screen: 7_500, script: 3_300, all: 70_000 };
const LONG_READING = 25_500;
const longPages = /^\/(?:docs(?:\/.+)?|api|blog\/.+|recherche)$/;
/** Small, and there only during a promotion: counted only in the total. */
const promotionFile = /^_a\/PromotionScript\./;
/** Files that no page asks for by itself, and how much each may weigh. */
const OTHERS: readonly (readonly [kind: RegExp, limit: number])[] = [
  // A theme's decoration, which a page fetches on its days, once idle.
  [new RegExp(`^_a/(?:${seasonalThemes.join('|')})\\.\\w+\\.js$`), 6_000],
  // By feed readers.
  [new RegExp(`^${feedPath.slice(1)}$`), 60_000],
  // The largest picture that a phone downloads besides the page: the second width.
  [/-(?:480|720)\.avif$/, 30_000],
];

const bytes = (file: string) => travelSize(root, file);

/** The files that a page asks for by itself, a script's static imports among them. */
async function neededBy(html: string): Promise<string[]> {
  const tags = html
    .replace(/<picture.*?<\/picture>/gs, '')
    .match(/<(?:script|img|link[^>]*rel="(?:preload|modulepreload|stylesheet)")[^>]*>/g);
  const named = tags?.flatMap((tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? []) ?? [];
  const fonts = [...html.matchAll(/url\(\/([^)]+\.woff2)\)/g)].map(([, path = '']) => path);
  const scripts = named.filter((name) => name.endsWith('.js')).map((name) => name.slice(3));
  const imported = await withImports(join(root, '_a'), scripts);
  return [...new Set([...named, ...fonts, ...imported.map((name) => `_a/${name}`)])];
}

async function weigh(file: string, html: string, screen: number): Promise<typeof LIMITS> {
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|json))[^>]*>(.*?)<\/script>/gs)]
    .map(([, code]) => code)
    .join('');
  const own = await bytes(file);
  const weight = { html: own, screen, script: 0, all: own };
  if (inline) weight.script += brotliCompressSync(inline).length;
  for (const name of await neededBy(html.replace(/<noscript>.*?<\/noscript>/gs, ''))) {
    const size = await bytes(name);
    weight.all += size;
    if (name.endsWith('.js') && !promotionFile.test(name)) weight.script += size;
  }
  return weight;
}

const files = await listFiles(root);
const asked = process.argv.slice(2);
const pages = new Map<string, string>();
for (const file of files.filter((name) => name.endsWith('.html'))) {
  if (asked.length > 0 && !asked.includes(addressOf(file))) continue;
  pages.set(file, await readFile(join(root, file), 'utf8'));
}
const unknown = asked.filter((path) => ![...pages.keys()].map(addressOf).includes(path));
if (unknown.length > 0) throw new Error(`dist/ n’a pas de page ${unknown.join(' ')}`);

let [passed, failed] = [0, 0];
/** Prints sizes beside their limits. */
function print(name: string, ...sizes: readonly (readonly [size: number, limit: number])[]): void {
  const heavy = sizes.some(([size, limit]) => size > limit);
  if (heavy) failed += 1;
  else passed += 1;
  const row = sizes.map((pair) => pair.join(' / ').padStart(16)).join('');
  console.log(`${name.padEnd(42)}${row}${heavy ? '  TROP LOURD' : ''}`);
}

console.log(`${'page'.padEnd(42)}            html          screen          script             all`);
const screens = await firstScreenBytes(pages);
for (const [file, html] of pages) {
  const page = addressOf(file);
  const weight = await weigh(file, html, screens.get(file) ?? 0);
  print(
    page,
    [weight.html, longPages.test(page) ? LONG_READING : LIMITS.html],
    [weight.screen, LIMITS.screen],
    [weight.script, LIMITS.script],
    [weight.all, LIMITS.all],
  );
}
for (const [kind, limit] of OTHERS)
  for (const file of files.filter((name) => kind.test(name)))
    print(file, [await bytes(file), limit]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
