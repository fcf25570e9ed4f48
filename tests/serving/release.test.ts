/** `server/release.sh`, without a server: what is published, what stays, what is given back. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';

const folder = resolve('test-results/release');
const [project, site] = [`${folder}/project`, `${folder}/site`];
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${project}/dist/_a`, { recursive: true });
  cpSync('server', `${project}/server`, { recursive: true });
  writeFileSync(`${project}/dist/_nginx`, '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the script by a shell, after a preparation. @returns its output, or what it complains of */
async function run(args = '', before = ''): Promise<string> {
  const command = `${before}\n"${project}/server/release.sh" "${site}" ${args}`;
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, complaint, [code]] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    once(child, 'exit'),
  ]);
  return Buffer.concat(code ? complaint : output).toString();
}
/** @param clock what the machine's clock says, instead of the day */
function publish(name: string, clock = ''): Promise<string> {
  writeFileSync(`${project}/dist/index.html`, name);
  writeFileSync(`${project}/dist/_a/main.${name}.js`, name);
  const wrong = `mkdir -p "${folder}/bin"; printf '#!/bin/sh\\necho ${clock}\\n' >"${folder}/bin/date"; chmod +x "${folder}/bin/date"; PATH="${folder}/bin:$PATH"`;
  return run('', clock && wrong).finally(() => rmSync(`${project}/dist/_a/main.${name}.js`));
}
const shown = () => readFileSync(`${site}/current/index.html`, 'utf8');
const kept = () => readdirSync(`${site}/releases`).toSorted();
const none = 'Aucune version précédente n’est gardée.\n';

test.each([
  ['a b c < d < <', 'a'],
  ['a b < <', 'a', none],
  ['a 2099:b 2099:c d e < <', 'c'],
  ['a b 1970:c d <', 'c'],
])('%s shows %s', async (acts, shows, said = '') => {
  let last = '';
  for (const act of acts.trim().split(' ')) {
    const [name = '', year] = act.split(':').toReversed();
    last = act === '<' ? await run('back') : await publish(name, year);
  }
  expect(shown()).toBe(shows);
  expect(existsSync(`${site}/hashed/_a/main.${shows}.js`)).toBe(true);
  expect(last).toMatch(said || /^Version publiée/);
  expect(kept().length).toBeLessThanOrEqual(4);
});

test('what is not ours stays and does not count', async () => {
  const foreign = ['20250101-000000.000', '20260101-000000', 'mon site', 'note.txt'];
  for (const name of foreign) mkdirSync(`${site}/releases/${name}`, { recursive: true });
  for (const name of ['a', 'b', 'c', 'd', 'e']) await publish(name);
  expect(kept()).toEqual(expect.arrayContaining(foreign));
  expect(kept()).toHaveLength(foreign.length + 4);
});

test('whatever the shell forbids, others may read what is published, and no key', async () => {
  for (const place of ['project/dist/_a', 'site/tls'])
    mkdirSync(`${folder}/${place}`, { recursive: true });
  writeFileSync(`${site}/tls/site.key`, '', { mode: 0o600 });
  const page = `${project}/dist/index.html`;
  writeFileSync(page, 'a', { mode: 0o600 });
  expect(await run('', `chmod 700 "${project}/dist" "${site}"; umask 077`)).toMatch(/^Version/);
  const mode = (file: string) => statSync(`${site}/${file}`).mode & 0o007;
  for (const place of ['.', 'releases', 'current', 'current/_a', 'hashed', 'hashed/_a', 'acme'])
    expect(mode(place), place).toBe(0o005);
  expect([mode('current/index.html'), mode('nginx.conf'), mode('tls/site.key')]).toEqual([4, 4, 0]);
});

test('one at a time: five in one moment are five whole releases, the newest four kept', async () => {
  for (let file = 0; file < 100; file += 1) writeFileSync(`${project}/dist/${file}`, '');
  writeFileSync(`${project}/dist/index.html`, 'a');
  const said = await Promise.all(Array.from({ length: 5 }, () => run()));
  expect(said.filter((text) => !text.startsWith('Version publiée'))).toEqual([]);
  for (const name of kept()) expect(readdirSync(`${site}/releases/${name}`)).toHaveLength(104);
  expect(kept()).toHaveLength(4);
});

test('a site that is not whole is refused before anything is touched; nor is one listed that was cut', async () => {
  rmSync(`${project}/dist/_nginx`);
  expect(await run()).toMatch(/^dist\/ n’est pas un site entier/);
  expect(await run('bakc')).toMatch(/^Il faut/);
  expect(existsSync(site)).toBe(false);
  writeFileSync(`${project}/dist/_nginx`, '');
  await publish('a');
  writeFileSync(`${project}/dist/large`, 'x'.repeat(100_000));
  expect(await run('', 'ulimit -f 10')).toMatch(/rien n’a changé\.\n$/);
  expect([shown(), kept().length, await run('back')]).toEqual(['a', 1, none]);
  rmSync(`${site}/releases/${kept()[0]}`, { recursive: true });
  rmSync(`${project}/dist/large`);
  await publish('b');
  expect([shown(), await run('back')]).toEqual(['b', none]);
});

test('what did not change keeps its date from one release to the next', async () => {
  const date = (file: string) => statSync(`${site}/current/${file}`).mtimeMs / 1000;
  writeFileSync(`${project}/dist/same page.txt`, 'same');
  await publish('a');
  utimesSync(`${site}/current/same page.txt`, 1000, 1000);
  utimesSync(`${site}/current/index.html`, 1000, 1000);
  await publish('b');
  expect([date('same page.txt'), date('index.html') > 1000]).toEqual([1000, true]);
});
