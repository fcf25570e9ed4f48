/**
 * A proxy that simulates a slow link to a local port: bytes wait for their turn at the link's rate,
 * then for half the round trip. As in TCP, a connection begins with a handshake and ten segments,
 * and each segment that arrives allows two more. Nothing is lost, so the rate never drops.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const SEGMENT = 1460;
const INITIAL_WINDOW = 10 * SEGMENT;
/** Bytes of TCP and IP headers per segment. */
const HEADERS = 40;

export interface Link {
  /** Kilobits per second, shared by all connections. */
  down: number;
  up: number;
  /** Milliseconds. */
  roundTrip: number;
}

/** One direction of the link: the delay in milliseconds until this many more bytes have left. */
function way(rate: number): (bytes: number) => number {
  let free = 0;
  return (bytes) => {
    const now = performance.now();
    free = Math.max(now, free) + (bytes * 8) / rate;
    return free - now;
  };
}

async function carry(from: Socket, to: Socket, send: (bytes: number) => number, half: number) {
  const flying: Buffer[] = [];
  let free = INITIAL_WINDOW;
  let wake = () => {};
  for await (const chunk of from as AsyncIterable<Buffer>) {
    for (let start = 0; start < chunk.length; start += SEGMENT) {
      const segment = chunk.subarray(start, start + SEGMENT);
      while (free < segment.length) {
        await new Promise<void>((done) => {
          wake = done;
        });
      }
      free -= segment.length;
      flying.push(segment);
      const arrival = send(segment.length + HEADERS) + half;
      // In the order in which they left, whichever timer fires first.
      setTimeout(() => to.write(flying.shift() ?? ''), arrival);
      setTimeout(() => {
        free += 2 * segment.length;
        wake();
      }, arrival + half);
    }
  }
  while (flying.length > 0) await wait(half);
  to.end();
}

/** @param target the port that the link leads to */
export async function slowLink(target: number, { down, up, roundTrip }: Link) {
  const [toClient, toServer] = [way(down), way(up)];
  const server = createServer({ noDelay: true }, async (client) => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    const end = () => {
      client.destroy();
      far.destroy();
    };
    client.on('error', end);
    far.on('error', end);
    await wait(roundTrip);
    await Promise.all([
      carry(client, far, toServer, roundTrip / 2),
      carry(far, client, toClient, roundTrip / 2),
    ]).catch(end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
