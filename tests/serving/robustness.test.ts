import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy, inertPolicy, securityHeaders } from '../../server/headers.ts';
import { ask, type Question } from '../../server/trial/ask.ts';
import {
  dist,
  type Nginx,
  type Server,
  startNginx,
  startNode,
} from '../../server/trial/servers.ts';
import { until } from '../../server/trial/until.ts';
import { observatoryPoints } from './observatory.ts';
import { sendRaw } from './raw.ts';

const page = readFileSync(join(dist, 'docs.html'));

async function open(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

/** Opens many connections, a hundred at a time. */
async function openMany(port: number, count: number, text = ''): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const batch = Math.min(100, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: batch }, () => open(port, text)))));
  }
  return sockets;
}

async function expectAlive(port: number): Promise<void> {
  const answer = await ask(port, '/docs');
  expect(answer.status).toBe(200);
  expect(answer.body.equals(page)).toBe(true);
}

describe.each([
  { name: 'Node', start: startNode, idle: 500 },
  { name: 'nginx', start: startNginx, idle: 3000 },
])('$name', ({ start, idle }) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  }, 60_000);
  afterAll(() => server?.stop());

  test(`answers beside ${idle} idle connections and ${idle / 10} unfinished requests`, async () => {
    const sockets = await openMany(server.port, idle);
    sockets.push(...(await openMany(server.port, idle / 10, 'GET /docs HTTP/1.1\r\nHost: x\r\n')));
    for (let turn = 0; turn < 20; turn += 1) await expectAlive(server.port);
    for (const socket of sockets) socket.destroy();
  });

  test('a request that comes a byte at a time, and a reader who sips, get the whole page', async () => {
    const socket = await open(server.port);
    const chunks: Buffer[] = [];
    for (const byte of 'GET /docs HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n') {
      socket.write(byte);
      await wait(2);
    }
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      socket.pause();
      setTimeout(() => socket.resume(), 5);
    });
    await once(socket, 'close');
    const answer = Buffer.concat(chunks);
    expect(answer.subarray(0, 15).toString()).toBe('HTTP/1.1 200 OK');
    expect(answer.subarray(answer.indexOf('\r\n\r\n') + 4).equals(page)).toBe(true);
  });

  test('500 readers who leave in the middle cost the others nothing', async () => {
    const request = 'GET /docs HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4);
    const leaving = (async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        const sockets = await openMany(server.port, 100, request);
        for (const socket of sockets) socket.resetAndDestroy();
      }
    })();
    const staying = Array.from({ length: 200 }, () => ask(server.port, '/docs'));
    const answers = await Promise.all(staying);
    await leaving;
    expect(answers.filter(({ body }) => body.equals(page))).toHaveLength(200);
    await expectAlive(server.port);
  });

  test.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['a length below zero', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['a NUL', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a method in small letters', 'get / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['a space in the address', 'GET /con tact HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('%s is refused with 400, in few bytes, and the connection ends', async (_, text) => {
    const { status, headers, body } = await sendRaw(server.port, text);
    expect(status).toBe(400);
    expect(body.length).toBeLessThan(300);
    expect(headers['content-security-policy']).toBe(inertPolicy);
    expect(headers['x-content-type-options']).toBe('nosniff');
    await expectAlive(server.port);
  });

  test('a Referer header of 9 000 characters is accepted', async () => {
    const headers = { referer: `https://x.example/${'a'.repeat(9000)}` };
    expect((await ask(server.port, '/docs', { headers })).status).toBe(200);
  });

  test('what is not HTTP is refused, and the server goes on', async () => {
    for (const noise of ['\0\0\0\0', 'GET\r\n\r\n', `GET / HTTP/1.1\r\nX: ${'a'.repeat(70_000)}`]) {
      const socket = await open(server.port, noise);
      socket.resume();
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.end();
      await closed;
    }
    await expectAlive(server.port);
  });
});

describe('nginx, besides', () => {
  let server: Nginx;
  beforeAll(async () => {
    server = await startNginx();
  }, 60_000);
  afterAll(() => server?.stop());

  test('reloads under load lose no request', async () => {
    const before = await server.workers();
    let asking = true;
    let lost = 0;
    let whole = 0;
    const reader = async () => {
      while (asking) {
        const answer = await ask(server.port, '/docs').catch(() => undefined);
        if (answer?.status === 200 && answer.body.equals(page)) whole += 1;
        else lost += 1;
      }
    };
    const readers = Array.from({ length: 20 }, reader);
    for (let turn = 1; turn <= 5; turn += 1) {
      // By answers, not by the clock: a busy machine reads less in the same time.
      await until(() => whole + lost > turn * 40, 'personne ne lit');
      server.reload();
    }
    await until(() => whole + lost > 240, 'personne ne lit');
    asking = false;
    await Promise.all(readers);
    expect(lost).toBe(0);
    const left = async () => (await server.workers()).some((worker) => before.includes(worker));
    await until(async () => !(await left()), 'un ancien processus reste');
    expect(await server.errors()).not.toMatch(/\[(?:error|crit|alert|emerg)\]/);
  });

  test('a slow reader of before the reload gets the whole page', async () => {
    const before = await server.workers();
    // Two requests, the second without its end: the first answer shows that the server has read the
    // beginning of the second.
    const asked = 'GET /docs HTTP/1.1\r\nHost: x\r\n';
    const socket = await open(server.port, `${asked}\r\n${asked}`);
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
    });
    await until(() => received.includes(page), 'la première réponse ne vient pas');
    server.reload();
    const others = async () => (await server.workers()).some((worker) => !before.includes(worker));
    await until(others, 'aucun nouveau processus');
    socket.write('Connection: close\r\n\r\n');
    await once(socket, 'close');
    expect(received.subarray(received.lastIndexOf('\r\n\r\n<!') + 4).equals(page)).toBe(true);
    expect(received.length).toBeGreaterThan(2 * page.length);
  });
});

describe('nginx with a certificate', () => {
  let server: Nginx;
  beforeAll(async () => {
    server = await startNginx({ tls: true });
  }, 60_000);
  afterAll(() => server?.stop());

  test('over plain HTTP redirects every path to HTTPS', async () => {
    for (const path of ['/contact', '/', '/legal', '/nulle-part?a=1']) {
      const answer = await ask(server.port, path);
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`https://127.0.0.1:${server.tlsPort}${path}`);
      expect(answer.headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('sends nobody to an address without a host', async () => {
    const { status, headers } = await sendRaw(server.port, 'GET /contact HTTP/1.0\r\n\r\n');
    expect(status).toBe(400);
    expect(headers.location).toBeUndefined();
  });

  test.each(['/', '/contact', '/tappos', '/blog', '/nulle-part'])(
    'MDN’s observatory would give %s 130, an A+',
    async (path) => {
      const secure = (question?: Question) =>
        ask(server.tlsPort, path, { ...question, secure: true });
      const headers = { origin: 'https://x.example', 'access-control-request-method': 'GET' };
      const points = observatoryPoints({
        page: await secure(),
        plain: await ask(server.port, path),
        preflight: await secure({ method: 'OPTIONS', headers }),
        host: '127.0.0.1',
      });
      const total = Object.values(points).reduce((sum, value) => sum + value, 100);
      expect(total, JSON.stringify(points)).toBeGreaterThanOrEqual(130);
    },
  );

  test('speaks HTTP/2 over TLS, with the same headers', async () => {
    const session = connectHttp2(`https://localhost:${server.tlsPort}`, {
      rejectUnauthorized: false,
    });
    const answers = await Promise.all(
      ['/docs', '/docs/', '/blog/inconnu'].map(async (path) => {
        const stream = session.request({ ':path': path });
        const [headers] = await once(stream, 'response');
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        return { headers, body: Buffer.concat(chunks) };
      }),
    );
    expect(session.alpnProtocol).toBe('h2');
    session.close();
    expect(answers.map(({ headers }) => headers[':status'])).toEqual([200, 301, 404]);
    expect(answers[0]?.body.equals(page)).toBe(true);
    expect(answers[0]?.headers['content-security-policy']).toBe(
      contentSecurityPolicy(page.toString()),
    );
    expect(answers[1]?.headers.location).toBe('/docs');
    for (const { headers } of answers) {
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect(headers[name.toLowerCase()]).toBe(value);
      }
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
    }
  });
});
