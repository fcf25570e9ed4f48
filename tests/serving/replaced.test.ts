/** What readers get while a build puts its files in place of those that are served, by Node. */
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillFolder } from '../../tools/fill-folder.ts';
import { ask, type Server, startNode } from './servers.ts';

const folder = 'test-results/builds';
let server: Server;
beforeAll(async () => {
  server = await startNode();
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

/** The root of the built site again, each page with its name and as many letters added. */
async function build(name: string, more: number): Promise<string> {
  const site = join(folder, name);
  const filter = (from: string) => from === 'dist' || !statSync(from).isDirectory();
  cpSync('dist', site, { recursive: true, preserveTimestamps: true, filter });
  for (const page of ['contact.html', 'about.html']) {
    appendFileSync(join(site, page), `<!--${name.repeat(more)}-->`);
    writeFileSync(join(site, `${page}.br`), brotliCompressSync(await readFile(join(site, page))));
  }
  cpSync(join(site, 'contact.html'), join(site, `nouvelle-${name}.html`));
  appendFileSync(join(site, '_redirects'), `/vieille-${name} /contact 301\n`);
  appendFileSync(join(site, '_nginx'), `# ${name}\n`);
  return site;
}

test('while builds replace one another each answer is one page, whole; a new page is found', async () => {
  const builds = [await build('a', 1), await build('b', 9000), await build('c', 1)];
  const versions = await Promise.all(
    ['dist', ...builds].map((site) => readFile(join(site, 'contact.html'), 'utf8')),
  );
  let [building, asked] = [true, 0];
  const wrong: unknown[] = [];
  const reader = async (coding: string) => {
    while (building) {
      asked += 1;
      const answer = await ask(server.port, '/contact', { headers: { 'accept-encoding': coding } });
      const body = coding === 'br' ? brotliDecompressSync(answer.body) : answer.body;
      if (answer.status !== 200 || !versions.includes(`${body}`)) wrong.push(answer.status);
    }
  };
  const builder = async () => {
    for (const site of [...builds, ...builds]) await fillFolder(site, server.site);
    building = false;
  };
  await Promise.all([reader('br'), reader('identity'), reader('br'), builder()]);
  expect([wrong, asked > 100]).toEqual([[], true]);
  await fillFolder(builds[0] ?? '', server.site);
  expect((await ask(server.port, '/nouvelle-a')).status).toBe(200);
  expect((await ask(server.port, '/nouvelle-a/')).headers.location).toBe('/nouvelle-a');
  expect((await ask(server.port, '/nouvelle-b')).status).toBe(404);
  expect((await ask(server.port, '/Vieille-a.html')).headers.location).toBe('/contact');
}, 120_000);

test('dates grow where the content changed, also by a clock that went back, and stay elsewhere', async () => {
  const [from, to] = [`${folder}/from`, `${folder}/disk`];
  const date = (file: string) => statSync(`${folder}/linked/${file}`).mtimeMs / 1000;
  const write = (file: string, text: string) => writeFileSync(`${from}/${file}`, text);
  mkdirSync(from, { recursive: true });
  mkdirSync(`${to}/.well-known/acme-challenge`, { recursive: true });
  writeFileSync(`${to}/.well-known/acme-challenge/key`, 'owner’s');
  symlinkSync('disk', `${folder}/linked`);
  for (const file of ['a.html', 'b.html', 'gone.html']) write(file, file);
  for (const file of ['a.html.br', 'b.html.br']) write(file, 'same');
  await utimes(`${from}/a.html`, 1, 1);
  await fillFolder(from, `${folder}/linked`, 2_000_000_000_000);
  expect(date('a.html')).toBe(2_000_000_000);
  write('a.html', 'another');
  rmSync(`${from}/gone.html`);
  await fillFolder(from, `${folder}/linked`, 1_000_000_000_000);
  const [page, copy, other] = [date('a.html'), date('a.html.br'), date('b.html')];
  expect([copy, other]).toEqual([page, 2_000_000_000]);
  expect(page).toBeGreaterThanOrEqual(2_000_000_060);
  expect(statSync(`${to}/gone.html`, { throwIfNoEntry: false })).toBeUndefined();
  expect(await readFile(`${to}/.well-known/acme-challenge/key`, 'utf8')).toBe('owner’s');
});
