import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatSize } from '#i18n/format.ts';
import { productIds } from '#products/registry.ts';
import { brochureFile } from '#routes.ts';
import { documentOf, headingText, plain } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';
import { lacks } from '../../tools/debian.ts';
import { readPdf, solid } from '../../tools/pdf.ts';
import { written } from '../worked-examples.ts';

describe.each(productIds)('%s', (product) => {
  const { does } = contentOf(`products/${product}`).brochure;
  const { lede } = contentOf(`pages/${product}-overview`).hero;
  const { prices, contact } = contentOf('pages/brochure');
  const file = `dist${brochureFile(product)}`;
  let pdf: Awaited<ReturnType<typeof readPdf>>;
  beforeAll(async () => {
    pdf = await readPdf(await readFile(file));
  });

  test('is one page of A4 under 85 kB, with every font inside', async () => {
    expect(pdf.pages).toBe(1);
    expect(pdf.size).toEqual([595, 842]);
    expect(pdf.source.length).toBeLessThan(85_000);
    const faces = pdf.source.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(faces.length).toBeGreaterThan(0);
    expect(pdf.source.match(/\/FontFile2 /g)).toHaveLength(faces.length);
  });

  test('says what the product does, in the words of its page, and leads by whole addresses', async () => {
    const title = (await documentOf(`/${product}`)).querySelector('h1');
    for (const words of [title && headingText(title), lede, does, prices, contact.title])
      expect(pdf.text).toContain(solid(written(words)));
    expect(pdf.links.length).toBeGreaterThan(0);
    for (const link of pdf.links) expect(link).toMatch(/^(?:https:\/\/|mailto:|tel:\+)/);
  });

  const read = test.skipIf(lacks('pdfinfo'));
  read('what reads its structure finds the words apart, and the paper as a table', async () => {
    const { stdout } = await promisify(execFile)('pdfinfo', ['-struct-text', file]);
    // One string a line, and one for each part of an amount.
    const said = plain([...stdout.matchAll(/^\s*"(.*)"$/gm)].map(([, text]) => text).join(' '));
    for (const sentence of [lede, contact.scan]) expect(said).toContain(written(sentence));
    expect(stdout).toMatch(/THead\n +TR\n +TH <\w+>:\n +\/Scope \/Column\n/);
    const rows = stdout.match(/^ +TR\n +TD:\n/gm) ?? [];
    expect(rows.length).toBeGreaterThan(2);
    expect(stdout.match(/^ +TD:$/gm)).toHaveLength(2 * rows.length);
  });
});

test.each(productIds.slice(0, 1))(
  '%s: the true size of the file stands on the page of prices',
  async (product) => {
    const { size } = await stat(`dist${brochureFile(product)}`);
    const page = await documentOf(`/${product}/pricing`);
    const link = page.querySelector(`a[href="${brochureFile(product)}"]`);
    expect(plain(link?.textContent)).toContain(plain(formatSize(size)));
  },
);
