import { readFile, stat } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { formatSize } from '#i18n/format.ts';
import { productIds } from '#products/registry.ts';
import { pressFiles } from '#routes.ts';
import { documentOf, plain } from '../../tools/built-pages.ts';
import { readPdf, solid } from '../../tools/pdf.ts';

test.each([
  ['logo', 'SVG et PNG'],
  ['images', 'PNG'],
  ['guide', 'PDF'],
  ['facts', 'Texte'],
] as const)(
  '%s is a file to download, whose format and true size the page says',
  async (group, format) => {
    const article = (await documentOf('/press')).querySelector(`[data-place="${group}"]`);
    const link = article?.querySelector('a[download]');
    expect(link?.getAttribute('href')).toBe(pressFiles[group]);
    const { size } = await stat(`dist${pressFiles[group]}`);
    const text = plain(article?.textContent);
    expect(text).toContain(plain(formatSize(size)));
    expect(text).toContain(format);
  },
);

test('the archive of images opens, and holds one of each product', async () => {
  const files = Object.entries(unzipSync(await readFile(`dist${pressFiles.images}`)));
  for (const [, data] of files) expect(strFromU8(data.subarray(1, 4))).toBe('PNG');
  expect(files.map(([name]) => name)).toEqual([
    'maison.png',
    ...productIds.map((id) => `${id}.png`),
  ]);
});

test('the brand guide is one page that says what the press page shows of it', async () => {
  const page = await documentOf('/press');
  const pdf = await readPdf(await readFile(`dist${pressFiles.guide}`));
  expect(pdf.pages).toBe(1);
  expect(pdf.source.length).toBeLessThan(70_000);
  const shown = page.querySelectorAll('[data-guide] :is(h3, p, code)');
  const parts = [...shown].flatMap((element) => [...element.childNodes]);
  const texts = parts.filter((node) => node.nodeName === '#text').map((node) => node.textContent);
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(pdf.text).toContain(solid(text));
});

test('the text says the facts of the page, no more and no less', async () => {
  const page = await documentOf('/press');
  const facts = [...page.querySelectorAll('[aria-labelledby="fiche"] dl > div')];
  expect(facts.length).toBeGreaterThan(0);
  const lines = facts.map((fact) =>
    [...fact.children].map((part) => part.textContent?.trim()).join('\u00a0: '),
  );
  expect(await readFile(`dist${pressFiles.facts}`, 'utf8')).toBe(`${lines.join('\n')}\n`);
});
