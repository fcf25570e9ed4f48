/**
 * The size of the TLS records that nginx sends: a record is readable only when it is whole, and a
 * page in one record shows nothing before its last byte.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../server/trial/ask.ts';
import { type Nginx, startNginx } from '../../server/trial/servers.ts';

/** The setting in `server/tls.conf`, and what encryption adds to a record. */
const MOST = 4096 + 64;
/** A record's header: its type, a version in two bytes, a length in two. */
const HEADER = 5;
const APPLICATION_DATA = 23;

/** Passes bytes on to a port, and notes the lengths of the records that come from there. */
async function startRelay(port: number) {
  const lengths: number[] = [];
  const relay = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    let rest = Buffer.alloc(0);
    server.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= HEADER && rest.length >= HEADER + rest.readUInt16BE(3)) {
        const length = rest.readUInt16BE(3);
        if (rest[0] === APPLICATION_DATA) lengths.push(length);
        rest = rest.subarray(HEADER + length);
      }
    });
    for (const socket of [client, server]) socket.on('error', () => undefined);
    client.pipe(server).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return { port: (relay.address() as AddressInfo).port, lengths, close: () => relay.close() };
}

let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx({ tls: true });
}, 60_000);
afterAll(() => nginx?.stop());

test.each(['br', 'identity'])('no record is longer than 4 kB, page in %s', async (coding) => {
  const relay = await startRelay(nginx.tlsPort);
  const { body } = await ask(relay.port, '/docs', {
    secure: true,
    headers: { 'accept-encoding': coding },
  });
  relay.close();
  // Long enough for several records: a single one would prove nothing.
  expect(body.length).toBeGreaterThan(3 * MOST);
  expect(relay.lengths.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(body.length);
  expect(Math.max(...relay.lengths)).toBeLessThanOrEqual(MOST);
});
