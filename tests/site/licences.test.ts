/** Everything that the site ships by others has its licence notice. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { brochureFile, licencesPath, pressFiles } from '#routes.ts';
import { documentOf } from '../../tools/built-pages.ts';
import { listFiles } from '../../tools/dist.ts';

const shipped = async (file: string) => (await readFile(`dist/${file}`)).toString('latin1');

const notices = await readFile(`dist${licencesPath}`, 'utf8');
const headings = [...notices.matchAll(/^=== (.+) ===$/gm)].map(([, names = '']) => names);
const scripts = (await listFiles('dist')).filter((file) => file.endsWith('.js'));
const code = (await Promise.all(scripts.map(shipped))).join('\n');

const marks: readonly (readonly [name: string, mark: RegExp])[] = [
  ['react', /react\.transitional\.element/],
  ['react-dom', /__reactContainer/],
  ['minisearch', /MiniSearch: /],
];

test.each(marks)('the code holds %s, and its notice says so', (name, mark) => {
  expect(code).toMatch(mark);
  expect(headings.join(', ').split(', ')).toContainEqual(
    expect.stringMatching(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+`)),
  );
});

test('each face that a page or a PDF holds has its notice', async () => {
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
  for (const name of held) expect(plain(headings.join())).toContain(plain(name));
});

test('a notice is the whole text of a licence', () => {
  const texts = notices.split(/^=== .+ ===$/m).slice(1);
  for (const text of texts) expect(text).toMatch(/THE SOFTWARE IS PROVIDED|THE FONT SOFTWARE IS/i);
  expect(texts.length).toBe(headings.length);
});

test('whoever reads humans.txt is told where they are', async () => {
  expect(await readFile('dist/humans.txt', 'utf8')).toContain(licencesPath);
});
