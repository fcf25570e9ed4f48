/** The Node server as a process: starting, failing to start, ending. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { ask } from './servers.ts';

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

/** Runs the last command of a script, up to its first line, or to its end with what it complains of. */
async function run(script: 'start' | 'serve', PORT: string) {
  const [, ...words] = (packageJson.scripts[script].split(' && ').at(-1) ?? '').split(' ');
  const env = { ...process.env, PORT };
  const started = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child = started;
  const failed = started.stderr.toArray().then((chunks) => Buffer.concat(chunks).toString());
  const said = once(started.stdout, 'data').then(String);
  const text = await Promise.race([said, once(started, 'exit').then(() => failed)]);
  return { started, text, port: Number(/^http:\/\/localhost:(\d+)\n/.exec(text)?.[1]) };
}

test('npm start says where the site is and what comes next, by names that exist', async () => {
  const { text, port } = await run('start', '0');
  expect((await ask(port, '/contact', { host: '127.0.0.1' })).status).toBe(200);
  const own = Object.values(networkInterfaces()).flat();
  const outside = own.find((one) => one?.family === 'IPv4' && !one.internal);
  if (outside)
    await expect(ask(port, '/', { host: outside.address })).rejects.toThrow('ECONNREFUSED');
  const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(commands));
  expect(existsSync(/\.env\.\w+/.exec(text)?.[0] ?? '')).toBe(true);
});

test('a port that is none, or in use, is refused in one line', async () => {
  const { text, started } = await run('serve', '0x1F90');
  expect(text).toMatch(/^PORT="0x1F90" doit être un nombre de 1 à 65535[^\n]*\n$/);
  expect(started.exitCode).toBe(1);
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect((await run('serve', String(port))).text).toMatch(/^Le port \d+ est déjà pris[^\n]*\n$/);
  other.close();
});

test('SIGTERM: what was asked is answered, then it ends', async () => {
  const { started, port } = await run('serve', '0');
  const [response] = await once(get({ port, path: '/recherche-textes.json' }), 'response');
  const ended = once(started, 'exit');
  started.kill('SIGTERM');
  const body = Buffer.concat(await response.toArray());
  expect(body.equals(readFileSync('dist/recherche-textes.json'))).toBe(true);
  expect(await ended).toEqual([0, null]);
});
