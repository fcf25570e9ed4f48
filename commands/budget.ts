/**
 * Weighs every built page as a phone first downloads it: brotli, before any touch. `npm run budget`
 * prints the table and fails when a page is over its limit; `npm run budget -- /blog /support`
 * weighs only these pages. The reasons for the limits: docs/decisions/002-byte-budgets.md.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { blogListPath, feedPaths } from '#routes.ts';
import { seasonalThemes } from '#seasons/themes.ts';
import { withImports } from '../tools/browser-code.ts';
import { addressOf, listFiles } from '../tools/dist.ts';
import { firstScreenBytes } from '../tools/first-screen.ts';

const root = fileURLToPath(new URL('../dist/', import.meta.url));

const HTML = 20_000;
const LONG_READING = 26_000;
/** What the first round trip brings of a page (10 packets), less headers and a little spare. */
const FIRST_SCREEN = 7_500;
const SCRIPT = 3_300;
const EVERYTHING = 70_000;
const DECORATION = 6_000;
/** Fetched by feed readers, and by the first touch of the blog's filters. */
const DATA = 60_000;
const data = [...Object.values(feedPaths), blogListPath].map((path) => path.slice(1));
const longPages = /^\/(?:docs(?:\/.+)?|api|blog\/(?!page\/).+|recherche)$/;

interface Weight {
  page: string;
  html: number;
  /** Bytes received when a phone can draw its whole first screen. */
  screen: number;
  script: number;
  everything: number;
  limit: number;
}

/** The size of a file on the network: its brotli copy where there is one. */
async function bytes(file: string): Promise<number> {
  const compressed = await stat(join(root, `${file}.br`)).catch(() => undefined);
  return (compressed ?? (await stat(join(root, file)))).size;
}

async function weigh(file: string): Promise<Weight> {
  const html = texts.get(file) ?? '';
  const page = addressOf(file);
  const tags = [...html.matchAll(/<(script|link|img)\b[^>]*>/g)].map(([tag]) => tag);
  const needed = tags
    .filter(
      (tag) =>
        /^<(?:script|img)/.test(tag) || /rel="(?:preload|modulepreload|stylesheet)"/.test(tag),
    )
    .map((tag) => /(?:src|href)="(\/[^"]+)"/.exec(tag)?.[1])
    .filter((path) => path !== undefined)
    .concat([...html.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, path = '']) => path));
  const files = [...new Set(needed)].map((path) => path.slice(1));
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|json))[^>]*>(.*?)<\/script>/gs)]
    .map(([, code]) => code)
    .join('');

  // A script also downloads what it imports statically.
  const scripts = files.filter((name) => name.endsWith('.js')).map((name) => name.slice(3));
  for (const name of await withImports(join(root, '_a'), scripts)) {
    if (!files.includes(`_a/${name}`)) files.push(`_a/${name}`);
  }

  let script = inline ? brotliCompressSync(inline).length : 0;
  let everything = await bytes(file);
  for (const name of files) {
    const size = await bytes(name);
    everything += size;
    if (name.endsWith('.js')) script += size;
  }
  return {
    page,
    html: await bytes(file),
    screen: screens.get(file) ?? 0,
    script,
    everything,
    limit: longPages.test(page) ? LONG_READING : HTML,
  };
}

const asked = process.argv.slice(2);
const pages = (await listFiles(root)).filter(
  (file) => file.endsWith('.html') && (asked.length === 0 || asked.includes(addressOf(file))),
);
const unknown = asked.filter((path) => !pages.map(addressOf).includes(path));
if (unknown.length > 0) throw new Error(`dist/ n’a pas de page ${unknown.join(' ')}`);
const texts = new Map(
  await Promise.all(
    pages.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
  ),
);
const screens = await firstScreenBytes(texts);
const weights = await Promise.all(pages.map(weigh));
const over = weights.filter(
  ({ html, screen, script, everything, limit }) =>
    html > limit || screen > FIRST_SCREEN || script > SCRIPT || everything > EVERYTHING,
);

console.log(
  `${'page'.padEnd(42)} ${'html + css'.padStart(16)} ${'screen'.padStart(8)} ${'script'.padStart(8)} ${'all'.padStart(8)}`,
);
for (const weight of weights.toSorted((a, b) => b.html / b.limit - a.html / a.limit)) {
  const { page, html, screen, script, everything, limit } = weight;
  const share = `${html} / ${limit}`;
  const mark = over.includes(weight) ? '  TROP LOURD' : '';
  console.log(
    `${page.padEnd(42)} ${share.padStart(16)} ${String(screen).padStart(8)} ${String(script).padStart(8)} ${String(everything).padStart(8)}${mark}`,
  );
}
// On a themed day the page also fetches the theme's decoration, once idle.
const decorations = (await listFiles(root)).filter((file) =>
  seasonalThemes.some((theme) => file.startsWith(`_a/${theme}.`) && file.endsWith('.js')),
);
const heavy: string[] = [];
const limits = [
  ...decorations.map((file) => [file, DECORATION] as const),
  ...data.map((file) => [file, DATA] as const),
];
for (const [file, limit] of limits) {
  const size = await bytes(file);
  if (size > limit) heavy.push(file);
  console.log(`${file.padEnd(42)} ${`${size} / ${limit}`.padStart(16)}`);
}
if (decorations.length !== seasonalThemes.length) heavy.push('une décoration manque');

const failed = over.length + heavy.length;
const weighed = weights.length + seasonalThemes.length + data.length;
console.log(`${weighed - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
