import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatSize } from '#i18n/format.ts';
import { productIds } from '#products/registry.ts';
import { brochureFile, brochurePath } from '#routes.ts';
import { documentOf, plain, textNodes, without } from '../../tools/built-pages.ts';
import { lacks } from '../../tools/debian.ts';
import { readPdf, solid } from '../../tools/pdf.ts';

describe.each(productIds)('%s', (product) => {
  /** The bar over the brochure is for the screen only. */
  const paper = async () =>
    textNodes(
      without(await documentOf(brochurePath(product)), 'head, nav, svg, script, .visually-hidden'),
    );
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

  test('says what the brochure says as a page', async () => {
    const parts = await paper();
    expect(parts.length).toBeGreaterThan(20);
    // The site's name is in lower case beside the emblem.
    const text = pdf.text.toLowerCase();
    for (const part of parts) expect(text).toContain(solid(part).toLowerCase());
    expect(pdf.links.length).toBeGreaterThan(0);
    for (const link of pdf.links) expect(link).toMatch(/^(?:https:\/\/|mailto:|tel:\+)/);
  });

  const read = test.skipIf(lacks('pdfinfo'));
  read('what reads its structure finds the words apart, and the paper as a table', async () => {
    const { stdout } = await promisify(execFile)('pdfinfo', ['-struct-text', file]);
    // One string a line, and one for each part of an amount.
    const said = plain([...stdout.matchAll(/^\s*"(.*)"$/gm)].map(([, text]) => text).join(' '));
    const sentences = (await paper()).map(plain).filter((text) => text.split(' ').length > 6);
    expect(sentences.length).toBeGreaterThan(2);
    for (const sentence of sentences) expect(said).toContain(sentence);
    expect(stdout).toMatch(/THead\n +TR\n +TH <\w+>:\n +\/Scope \/Column\n/);
    const rows = stdout.match(/^ +TR\n +TD:\n/gm) ?? [];
    expect(rows.length).toBeGreaterThan(2);
    expect(stdout.match(/^ +TD:$/gm)).toHaveLength(2 * rows.length);
  });
});

test.each(['pricing', 'brochure'])('the true size of the file stands on /%s', async (name) => {
  const [product] = productIds;
  const { size } = await stat(`dist${brochureFile(product)}`);
  const page = await documentOf(`/${product}/${name}`);
  const link = page.querySelector(`a[href="${brochureFile(product)}"]`);
  expect(plain(link?.textContent)).toContain(plain(formatSize(size)));
});
