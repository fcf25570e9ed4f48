import { readFile, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { brochureSource, sourceOf } from '../../scripts/brochure-source.ts';
import { brochureFile, brochurePath, productIds } from '../../src/routes.ts';
import { plain, textOf } from './built-pages.ts';

describe.each(productIds)('%s', (product) => {
  const file = `dist${brochureFile(product)}`;

  test('was printed from the sheet as it is now (npm run brochures prints it again)', async () => {
    expect(sourceOf(await readFile(file))).toBe(await brochureSource(product));
  });

  test('is one page of A4 under 150 kB, with every font inside', async () => {
    const pdf = await readFile(file);
    expect(pdf.length).toBeLessThan(150_000);
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const [width = 0, height = 0] =
      /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)?.slice(1) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
    const faces = text.match(/\/Type\s*\/FontDescriptor/g) ?? [];
    expect(faces.length).toBeGreaterThan(0);
    expect(text.match(/\/FontFile2? /g)).toHaveLength(faces.length);
  });

  test('is on the page of prices, with its true size', async () => {
    const html = plain(await readFile(`dist/${product}/pricing.html`, 'utf8'));
    const { size } = await stat(file);
    const kilo = Math.round(size / 1000);
    expect(html).toContain(`href="${brochureFile(product)}"`);
    expect(await textOf(`/${product}/pricing`)).toContain(`Brochure PDF, 1 page, ${kilo} ko`);
  });
});

test('a sheet says the prices of the specification', async () => {
  const pharm = await textOf(brochurePath('tappharm'));
  for (const price of ['20 000 FCFA', '15 000 FCFA', '10 000 FCFA']) expect(pharm).toContain(price);
  expect(await textOf(brochurePath('tappos'))).toContain('5 000 FCFA');
  const school = await textOf(brochurePath('tapschool'));
  for (const price of ['15 000 F', '20 000 F', '30 000 F', '100 000 F', 'Sur devis'])
    expect(school).toContain(price);
});

test('a sheet leads nowhere but to whole addresses', async () => {
  for (const product of productIds) {
    const html = await readFile(`dist${brochurePath(product)}.html`, 'utf8');
    const main = html.slice(html.indexOf('<main'));
    expect(main.match(/href="\/[^"]*"/g)).toBeNull();
  }
});
