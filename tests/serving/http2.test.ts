/**
 * Misuse of HTTP/2 that no browser commits: the server answers it with few bytes and goes on
 * serving others.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../server/trial/ask.ts';
import { type Nginx, type Server, startNginx, startNode } from '../../server/trial/servers.ts';
import {
  END_HEADERS,
  END_STREAM,
  fields,
  frame,
  request,
  type Said,
  say,
  statusOf,
  types,
} from './frames.ts';
import { sendRaw } from './raw.ts';

const PADDED = 8;
const WHOLE = END_HEADERS | END_STREAM;
/** Errors of RFC 9113, 7. */
const PROTOCOL = 1;
const FLOW = 3;
const COMPRESSION = 9;
const CALM = 11;

/** A request of one frame, on stream 1. */
const asked = (...list: Parameters<typeof fields>[0]) =>
  frame(types.headers, WHOLE, 1, fields(list));
const contact = (...more: (readonly [string, string])[]) =>
  frame(types.headers, WHOLE, 1, request('/contact', ...more));
const open = (stream: number) => frame(types.headers, WHOLE, stream, request('/contact'));
const settings = (id: number, value: number) => {
  const body = Buffer.alloc(6);
  body.writeUInt16BE(id);
  body.writeUInt32BE(value, 2);
  return frame(types.settings, 0, 0, body);
};
const resets = ({ frames }: Said) =>
  frames.filter(({ kind, stream }) => kind === types.reset && stream === 1).length;
const weight = ({ frames }: Said) => frames.reduce((sum, { body }) => sum + body.length, 0);
const times = (count: number, one: (index: number) => Buffer) =>
  Buffer.concat(Array.from({ length: count }, (_, index) => one(index)));

describe('nginx over TLS', () => {
  let server: Nginx;
  beforeAll(async () => {
    server = await startNginx({ tls: true });
  }, 60_000);
  afterAll(() => server?.stop());
  const hear = (...frames: Buffer[]) => say(server.tlsPort, ...frames);
  const expectWell = async () =>
    expect((await ask(server.tlsPort, '/contact', { secure: true })).status).toBe(200);

  test('what is said as it should be is answered', async () => {
    const said = await hear(contact());
    expect(statusOf(said, 1)).toBe(200);
    expect(said.gone).toBeUndefined();
  });

  const GET = [':method', 'GET'] as const;
  const HTTPS = [':scheme', 'https'] as const;
  const PATH = [':path', '/contact'] as const;
  const HOST = [':authority', 'localhost'] as const;
  test.each([
    ['no path', asked(GET, HTTPS, HOST)],
    ['no method', asked(HTTPS, HOST, PATH)],
    ['no scheme', asked(GET, HOST, PATH)],
    ['no host', asked(GET, HTTPS, PATH)],
    ['two paths', asked(GET, HTTPS, HOST, PATH, [':path', '/about'])],
    ['a pseudo-header that is none', asked(GET, HTTPS, HOST, PATH, [':foo', 'x'])],
    ['an empty path', asked(GET, HTTPS, HOST, [':path', ''])],
    ['an address of another site', asked(GET, HTTPS, HOST, [':path', 'https://evil.example/'])],
    ['a path that is a star', asked(GET, HTTPS, HOST, [':path', '*'])],
    ['a space in the path', asked(GET, HTTPS, HOST, [':path', '/con tact'])],
    ['a line break in the path', asked(GET, HTTPS, HOST, [':path', '/a\r\nX: y'])],
    ['a NUL in the path', asked(GET, HTTPS, HOST, [':path', '/\0'])],
    ['a host with a path', asked(GET, HTTPS, [':authority', 'evil.example/ x'], PATH)],
    ['a method in small letters', asked([':method', 'get'], HTTPS, HOST, PATH)],
    ['a request inside the method', asked([':method', 'GET / HTTP/1.1\r\n'], HTTPS, HOST, PATH)],
    ['CONNECT', asked([':method', 'CONNECT'], HOST)],
    ['two hosts', contact(['host', 'a'], ['host', 'b'])],
    ['a header in capitals', contact(['X-Upper', '1'])],
    ['a line break in a header', contact(['x', 'a\r\nset-cookie: b'])],
    ['a NUL in a header', contact(['x', 'a\0b'])],
    ['a length and no body', contact(['content-length', '5'])],
  ])('%s: refused in few bytes, the connection goes on', async (_, one) => {
    const said = await hear(one);
    if (resets(said) === 0) expect(statusOf(said, 1)).toBe(400);
    expect(weight(said)).toBeLessThan(1000);
    expect(said.gone).toBeUndefined();
  });

  test.each([
    ['an even stream', PROTOCOL, open(2)],
    ['stream 0', PROTOCOL, open(0)],
    ['a stream behind another', PROTOCOL, Buffer.concat([open(5), open(3)])],
    ['headers that never end', PROTOCOL, frame(types.headers, END_STREAM, 1, request('/contact'))],
    [
      'more padding than frame',
      PROTOCOL,
      frame(types.headers, WHOLE | PADDED, 1, Buffer.from([255, ...request('/contact')])),
    ],
    ['a frame larger than agreed', PROTOCOL, frame(types.headers, WHOLE, 1, Buffer.alloc(20_000))],
    ['a window of four gigabytes', FLOW, settings(4, 0xffffffff)],
    ['a window that overflows', FLOW, frame(types.update, 0, 0, '\x7f\xff\xff\xff')],
    ['a promise from a client', PROTOCOL, frame(types.promise, END_HEADERS, 1, '\0\0\0\x02')],
    ['a header that no table has', COMPRESSION, frame(types.headers, WHOLE, 1, '\xe4')],
    ['a number without end', COMPRESSION, frame(types.headers, WHOLE, 1, Buffer.alloc(20, 0xff))],
  ])('%s ends the connection', async (_, error, one) => {
    const said = await hear(one);
    expect(said.gone).toBe(error);
    await expectWell();
  });

  test.each([
    [
      'sixteen megabytes of continuation',
      CALM,
      Buffer.concat([
        frame(types.headers, END_STREAM, 1, request('/contact')),
        times(2000, () => frame(types.more, 0, 1, fields([['x', 'y'.repeat(8000)]]))),
      ]),
    ],
    [
      'a hundred thousand empty continuations',
      PROTOCOL,
      Buffer.concat([
        frame(types.headers, END_STREAM, 1, request('/contact')),
        times(100_000, () => frame(types.more, 0, 1)),
      ]),
    ],
    [
      // One entry of 3.9 kB in the table, asked for 8 000 times: 31 MB once unpacked.
      'a header that unpacks to 31 megabytes',
      CALM,
      frame(
        types.headers,
        WHOLE,
        1,
        Buffer.concat([
          request('/contact'),
          Buffer.from([0x40]),
          fields([['x', 'y'.repeat(3900)]]).subarray(1),
          Buffer.alloc(8000, 0x80 | 62),
        ]),
      ),
    ],
    [
      'five thousand requests taken back at once',
      0,
      times(5000, (index) =>
        Buffer.concat([open(1 + 2 * index), frame(types.reset, 0, 1 + 2 * index, '\0\0\0\x08')]),
      ),
    ],
  ])('%s: the connection ends, the server goes on', async (_, error, bytes) => {
    const said = await hear(bytes);
    // Where the flood is still being written the answer may be lost with the connection.
    expect([error, undefined]).toContain(said.gone);
    expect(said.frames.at(-1)?.kind).not.toBe(types.ping);
    expect(weight(said)).toBeLessThan(500_000);
    await expectWell();
  });

  test('after 50 000 SETTINGS or PING frames the server answers, and logs no critical error', async () => {
    for (const kind of [types.settings, types.ping]) {
      await hear(
        times(50_000, () => frame(kind, 0, 0, kind === types.ping ? Buffer.alloc(8) : '')),
      );
    }
    await expectWell();
    expect(await server.errors()).not.toMatch(/\[(?:crit|alert|emerg)\]/);
  });

  test('who takes nothing is sent nothing but headers', async () => {
    const said = await hear(settings(4, 0), contact());
    expect(statusOf(said, 1)).toBe(200);
    expect(weight(said)).toBeLessThan(2000);
  });
});

describe.each([
  { name: 'Node', start: startNode },
  { name: 'nginx', start: startNginx },
])('$name in the clear', ({ start }) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  }, 60_000);
  afterAll(() => server?.stop());

  test('goes on in HTTP/1.1 when it is asked for HTTP/2', async () => {
    const upgrade =
      'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk';
    const answer = await sendRaw(
      server.port,
      `GET /contact HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n\r\n`,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.upgrade).toBeUndefined();
  });

  test('refuses what begins as HTTP/2', async () => {
    const { status, body } = await sendRaw(server.port, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.length).toBeLessThan(300);
  });
});
