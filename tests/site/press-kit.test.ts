import { readFile, stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../scripts/press-facts.ts';
import { pressFiles, productIds } from '../../src/routes.ts';
import { documentOf, plain } from './built-pages.ts';

const FORMATS = { logo: 'SVG et PNG', screens: 'PNG', sheet: 'PDF', facts: 'Texte' } as const;
type Group = keyof typeof FORMATS;

/** What a ZIP of stored files holds, its sums checked. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const size = archive.readUInt32LE(at + 18);
    const start = at + 30 + archive.readUInt16LE(at + 26);
    const data = archive.subarray(start, start + size);
    expect(crc32(data)).toBe(archive.readUInt32LE(at + 14));
    files.set(archive.toString('utf8', at + 30, start), data);
    at = start + size;
  }
  return files;
}

describe.each(Object.keys(FORMATS) as Group[])('%s', (group) => {
  test('is a file to download, whose format and true size the page says', async () => {
    const article = (await documentOf('/press')).querySelector(`[data-place="${group}"]`);
    const link = article?.querySelector('a[download]');
    expect(link?.getAttribute('href')).toBe(pressFiles[group]);
    const { size } = await stat(`dist${pressFiles[group]}`);
    const printed =
      size < 999_500
        ? `${Math.max(1, Math.round(size / 1000))} ko`
        : `${(size / 1e6).toFixed(1).replace('.', ',')} Mo`;
    const text = plain(article?.textContent);
    expect(text).toContain(printed);
    expect(text).toContain(FORMATS[group]);
  });
});

test('the whole kit weighs less than 1.5 MB', async () => {
  const sizes = await Promise.all(
    Object.values(pressFiles).map(async (file) => (await stat(`dist${file}`)).size),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_500_000);
});

test('the logo: outlines without a font, and pictures', async () => {
  const files = unzip(await readFile(`dist${pressFiles.logo}`));
  expect([...files.keys()].toSorted()).toEqual(
    ['logo-fond-clair', 'logo-fond-sombre', 'signe'].flatMap((name) => [
      `${name}.png`,
      `${name}.svg`,
    ]),
  );
  for (const [name, data] of files) {
    if (name.endsWith('.svg')) expect(data.toString()).not.toMatch(/<text|font-family/);
    else expect(data.subarray(1, 4).toString()).toBe('PNG');
  }
});

test('every drawn screen of every product', async () => {
  const names = [...unzip(await readFile(`dist${pressFiles.screens}`)).keys()];
  for (const product of productIds) {
    const page = await documentOf(`/${product}/ecrans`);
    const drawn = [...page.querySelectorAll('[data-screen]')].map(
      (screen) => `${product}-${screen.getAttribute('data-screen')}.png`,
    );
    expect(names.filter((name) => name.startsWith(product))).toEqual(drawn);
  }
});

test('the brand sheet is one page', async () => {
  const pdf = (await readFile(`dist${pressFiles.sheet}`)).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the text says the facts of the page, no more and no less (npm run press-kit)', async () => {
  expect(await readFile(`dist${pressFiles.facts}`, 'utf8')).toBe(await factsOf());
});
