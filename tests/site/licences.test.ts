/** Everything that the site ships by others has its licence notice. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { brochureFile, licencesPath, pressFiles } from '#routes.ts';
import { documentOf } from '../../tools/built-pages.ts';

const shipped = async (file: string) => (await readFile(`dist/${file}`)).toString('latin1');

const notices = await readFile(`dist${licencesPath}`, 'utf8');

test('each package of the code, and each face that a page or a PDF holds, has its notice', async () => {
  for (const name of ['react', 'react-dom', 'minisearch'])
    expect(notices).toContain(`## ${name} - `);
  const files = [...productIds.map(brochureFile), pressFiles.guide];
  const pdfs = await Promise.all(files.map((file) => shipped(file.slice(1))));
  const held = pdfs.flatMap((pdf) =>
    [...pdf.matchAll(/\/FontName \/[A-Z]{6}\+([A-Za-z]+)/g)].map(([, name = '']) => name),
  );
  const styles = [...(await documentOf('/')).querySelectorAll('style')].map((s) => s.textContent);
  const faces = [...styles.join('').matchAll(/@font-face\{[^}]*\}/g)].map(String);
  const loaded = faces.filter((face) => face.includes('url('));
  held.push(...loaded.map((face) => /font-family:"?([\w ]+)/.exec(face)?.[1] ?? ''));
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  expect(new Set(held).size).toBeGreaterThan(1);
  for (const name of held) expect(plain(notices)).toContain(plain(name));
});
