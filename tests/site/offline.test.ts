import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isFile, type Packed } from '#offline/keep.ts';
import { PACKS } from '#offline/names.ts';
import { isOwnPage } from '#own-page.ts';
import { productIds } from '#products/registry.ts';
import { addressOf, listFiles, travelSize } from '../../tools/dist.ts';

test('unasked, the worker and its packs weigh at most 60 kB', async () => {
  const core: Packed[] = JSON.parse(await readFile(`dist${PACKS}/core.json`, 'utf8'));
  const due = ['/hors-ligne', '/', '/contact', '/support'];
  expect(core.map(([address]) => address)).toEqual(expect.arrayContaining(due));
  const sizeOf = (file: string) => travelSize('dist', file);
  // Of somebody who opens a page of the heaviest product.
  const products = productIds.map((id) => sizeOf(`${PACKS}/${id}.json`));
  const heaviest = Math.max(...(await Promise.all(products)));
  const bytes = (await sizeOf('sw.js')) + (await sizeOf(`${PACKS}/core.json`)) + heaviest;
  expect(bytes).toBeLessThanOrEqual(60_000);
});

test('every page bears the mark by which the worker knows it, for its own address only', async () => {
  for (const file of (await listFiles('dist')).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(`dist/${file}`, 'utf8');
    const path = addressOf(file);
    // One page leads elsewhere; the editor is not a page of the site.
    if (/http-equiv="refresh"/.test(html) || file === 'admin.html') continue;
    expect(isOwnPage(html, path), path).toBe(true);
    expect(isOwnPage(html, '/ailleurs'), path).toBe(false);
    expect(isOwnPage(html.slice(0, -20), path), path).toBe(false);
  }
});

test('a whole file is known from one that was cut short', async () => {
  const known = (file: string, type: string, bytes: Uint8Array) =>
    isFile(file, new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }));
  const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
  const built = (await listFiles('dist')).filter((file) => /^_a\/.*\.(?:js|css|woff2)$/.test(file));
  const files = built.map(async (file) => {
    const type = types[file.replace(/.*\./, '') as keyof typeof types];
    return [`/${file}`, type, await readFile(`dist/${file}`)] as const;
  });
  for (const [file, type, bytes] of await Promise.all(files)) {
    expect(await known(file, type, bytes), file).toBe(true);
    const half = bytes.length / 2;
    const afterSign = ['}', ';'].map((sign) => bytes.indexOf(sign, half) + 1);
    for (const end of [0, bytes.length / 100, half, bytes.length * 0.9, ...afterSign])
      expect(await known(file, type, bytes.subarray(0, end)), `${end} of ${file}`).toBe(false);
  }
});

type Sent = { status?: number; type?: string; redirected?: boolean; body?: string };
test.each<[what: string, sent: Sent, whole?: boolean]>([
  ['as it is', {}, true],
  ['under an error', { status: 503 }],
  ['as plain text', { type: 'text/plain' }],
  ['from where another address led', { redirected: true }],
  ['that is our home page', { body: await readFile('dist/index.html', 'utf8') }],
])('a script %s is the file, or not', async (_, sent, whole = false) => {
  const { status = 200, type = 'text/javascript', redirected = false, body = 'go()\n' } = sent;
  const answer = new Response(body, { status, headers: { 'Content-Type': type } });
  Object.defineProperty(answer, 'redirected', { value: redirected });
  expect(await isFile('/_a/start.js', answer)).toBe(whole);
});

test('nothing is built that nothing asks for', async () => {
  const built = await listFiles('dist');
  const files = built.filter((file) => /^_a\/[^/]+\.(?:js|css|woff2)$/.test(file));
  const texts = built.filter((file) => /\.(?:html|css)$|^_a\/.*\.js$|^sw\.js$/.test(file));
  const all = (await Promise.all(texts.map((file) => readFile(`dist/${file}`, 'utf8')))).join('\n');
  expect(files.length).toBeGreaterThan(10);
  // A blog of several pages and a promotion ask for these: today there is neither.
  const asked = files.filter((file) => !/^_a\/(?:ListedScript|PromotionScript)\./.test(file));
  expect(asked.filter((file) => !all.includes(file.slice(3)))).toEqual([]);
});
