/** The Node server as a process: starting, failing to start, ending. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { Agent, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { siteListener } from '../../server/server.ts';
import { siteServer } from '../../server/start.ts';
import { ask } from '../../server/trial/ask.ts';
import { download, wholeFiles } from '../../server/trial/load.ts';
import { dist } from '../../server/trial/servers.ts';
import { until } from '../../server/trial/until.ts';
import { sendRaw } from './raw.ts';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function start(environment: Record<string, string>, ...options: string[]): ChildProcess {
  const child = spawn(process.execPath, [...options, 'commands/run.js', 'serve', dist], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

async function portOf(child: ChildProcess): Promise<number> {
  const [line] = await once(child.stdout as NodeJS.EventEmitter, 'data');
  return Number(/^http:\/\/localhost:(\d+)\n$/.exec(String(line))?.[1]);
}

/** The output of a start that fails. */
async function refusal(child: ChildProcess): Promise<{ code: number; said: string }> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

describe('a start', () => {
  test('with a free port prints the real one', async () => {
    const port = await portOf(start({ PORT: '0' }));
    expect((await ask(port, '/contact')).status).toBe(200);
  });

  test('of npm start says what comes next, by names that exist', async () => {
    const { scripts } = packageJson;
    const [, script = ''] = /commands\/run\.js (.*)$/.exec(scripts.start) ?? [];
    const child = spawn(process.execPath, ['commands/run.js', ...script.split(' ')], {
      env: { ...process.env, PORT: '0' },
    });
    running.push(child);
    let said = '';
    for await (const chunk of child.stdout) {
      said += chunk;
      if (said.includes('launch-check')) break;
    }
    expect(said).toMatch(/^http:\/\/localhost:\d+\n/);
    const commands = [...said.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
    expect(commands).toContain('serve');
    expect(existsSync(/\.env\.\w+/.exec(said)?.[0] ?? '')).toBe(true);
  });

  test.each(['', '0x1F90', '80.5'])('with PORT=%j is refused in one line', async (PORT) => {
    const { code, said } = await refusal(start({ PORT }));
    expect(code).toBe(1);
    expect(said).toMatch(/^PORT="[^\n]*" doit être un nombre de 1 à 65535[^\n]*\n$/);
  });

  test('on a port in use is refused in one line', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, said } = await refusal(start({ PORT: String(port) }));
    other.close();
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^Le port ${port} est déjà pris[^\n]*\n$`));
  });

  test('by an old Node is refused in one line', async () => {
    const old = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } });
      Object.defineProperty(process, 'version', { value: 'v20.20.2' });`;
    const disguise = `data:text/javascript,${encodeURIComponent(old)}`;
    const { code, said } = await refusal(start({ PORT: '0' }, '--import', disguise));
    expect(code).toBe(1);
    expect(said).toMatch(/^Node 22\.18 ou plus récent[^\n]* v20\.20\.2\.\n$/);
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: what was asked is answered, then it ends',
  async (signal) => {
    const child = start({ PORT: '0' });
    const port = await portOf(child);
    const zip = readFileSync(join(dist, 'presse/ecrans.zip'));
    const agent = new Agent({ keepAlive: true });
    await ask(port, '/contact', { agent });
    const downloads = [download(port, 4), download(port, 4)];
    // Both requests have been sent by the time this one is answered.
    await ask(port, '/docs');
    const ended = once(child, 'exit');
    child.kill(signal);
    for (const received of await Promise.all(downloads))
      expect(wholeFiles(received, zip)).toEqual({ whole: 4, cut: false });
    expect(await ended).toEqual([0, null]);
    await expect(ask(port, '/contact')).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  },
);

describe('a connection', () => {
  let server: Server;
  async function listen(site = dist): Promise<number> {
    const listener: RequestListener = await siteListener(site);
    server = siteServer(() => listener).server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  test('gets the site of the start, whatever becomes of its files', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'served-'));
    await cp(dist, copy, { recursive: true });
    const port = await listen(copy);
    await rm(copy, { recursive: true });
    for (const file of ['contact.html', 'presse/ecrans.zip', 'brochures/tappos.pdf']) {
      const { status, body } = await ask(port, `/${file.replace('.html', '')}`);
      expect(status, file).toBe(200);
      expect(body.equals(readFileSync(join(dist, file))), file).toBe(true);
    }
  });

  test('stays open longer than a proxy in front keeps it', async () => {
    const port = await listen();
    const { headers } = await ask(port, '/contact', { agent: new Agent({ keepAlive: true }) });
    const [, seconds] = /^timeout=(\d+)$/.exec(String(headers['keep-alive'])) ?? [];
    // nginx keeps its own for 75 s.
    expect(Number(seconds)).toBeGreaterThan(75);
  });

  test('of a reader who takes nothing more is let go; one who reads slowly has the whole', async () => {
    const port = await listen();
    expect(server.timeout).toBeLessThanOrEqual(30_000);
    server.timeout = 5000;
    let come = 0;
    server.on('connection', () => {
      come += 1;
    });
    const zip = readFileSync(join(dist, 'presse/ecrans.zip'));
    const stalled = Array.from({ length: 20 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.pause();
      socket.write('GET /presse/ecrans.zip HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(10));
      return socket;
    });
    const count = () =>
      new Promise<number>((resolve) => server.getConnections((_, number) => resolve(number)));
    const [reader] = [download(port, 4)];
    await until(() => come > stalled.length, 'des connexions manquent');
    expect(wholeFiles(await reader, zip)).toEqual({ whole: 4, cut: false });
    await until(async () => (await count()) === 0, 'des connexions restent');
    for (const socket of stalled) socket.destroy();
  });

  test('of who gives a header letter by letter is let go; others are answered meanwhile', async () => {
    const port = await listen();
    expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
    server.headersTimeout = 2000;
    const open = new Set(Array.from({ length: 50 }, () => connect(port, '127.0.0.1')));
    const said: Buffer[] = [];
    for (const socket of open) {
      socket.on('error', () => undefined);
      socket.on('data', (chunk: Buffer) => said.push(chunk));
      socket.once('close', () => open.delete(socket));
      socket.write('GET /contact HTTP/1.1\r\nHost: x\r\n');
    }
    const dripping = setInterval(() => {
      for (const socket of open) socket.write('X-a: b\r\n');
    }, 50);
    expect((await ask(port, '/contact')).status).toBe(200);
    await until(() => open.size === 0, 'des connexions restent');
    clearInterval(dripping);
    expect(Buffer.concat(said).toString()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('with more headers than anybody sends is refused, and costs the others nothing', async () => {
    const port = await listen();
    const header = 'x-a: b\r\n'.repeat(2500);
    expect((await sendRaw(port, `GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n`)).status).toBe(431);
    expect((await ask(port, '/contact')).status).toBe(200);
  });
});
