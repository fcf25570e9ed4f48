/** HTTP/2 frames written by hand, also wrong ones that no library would send. */
import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';

/** Types of frames (RFC 9113, 6). */
export const types = {
  headers: 1,
  reset: 3,
  settings: 4,
  promise: 5,
  ping: 6,
  goAway: 7,
  update: 8,
  more: 9,
};
const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
export const END_STREAM = 1;
export const END_HEADERS = 4;

export function frame(
  kind: number,
  flags: number,
  stream: number,
  body: Buffer | string = '',
): Buffer {
  const content = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  const head = Buffer.alloc(9);
  head.writeUIntBE(content.length, 0, 3);
  head[3] = kind;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, content]);
}

/** Fields written out, neither indexed nor compressed. */
export function fields(list: readonly (readonly [name: string, value: string])[]): Buffer {
  const text = (value: string) => {
    const content = Buffer.from(value, 'latin1');
    return Buffer.concat([integer(content.length, 7), content]);
  };
  return Buffer.concat(
    list.flatMap(([name, value]) => [Buffer.from([0]), text(name), text(value)]),
  );
}

/** RFC 7541, 5.1. */
function integer(value: number, bits: number): Buffer {
  const most = 2 ** bits - 1;
  if (value < most) return Buffer.from([value]);
  const bytes = [most];
  let rest = value - most;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}

export const request = (path: string, ...more: (readonly [string, string])[]) =>
  fields([
    [':method', 'GET'],
    [':scheme', 'https'],
    [':authority', 'localhost'],
    [':path', path],
    ...more,
  ]);

interface Frame {
  readonly kind: number;
  readonly stream: number;
  readonly body: Buffer;
}

export interface Said {
  readonly frames: readonly Frame[];
  /** The error of the server's GOAWAY; undefined if it went on. */
  readonly gone: number | undefined;
}

/**
 * Sends these frames on a new connection, then a ping.
 * @returns what came before the ping's answer, or before the server closed
 */
export async function say(port: number, ...frames: readonly Buffer[]): Promise<Said> {
  const socket: TLSSocket = connect({
    port,
    host: '127.0.0.1',
    ALPNProtocols: ['h2'],
    rejectUnauthorized: false,
  });
  socket.on('error', () => undefined);
  await once(socket, 'secureConnect');
  const found: Frame[] = [];
  const ended = new Promise<void>((resolve) => {
    let rest = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 9 && rest.length >= 9 + rest.readUIntBE(0, 3)) {
        const end = 9 + rest.readUIntBE(0, 3);
        found.push({
          kind: rest[3] ?? 0,
          stream: rest.readUInt32BE(5),
          body: rest.subarray(9, end),
        });
        rest = rest.subarray(end);
        if (found.at(-1)?.kind === types.ping) resolve();
      }
    });
    socket.on('close', () => resolve());
  });
  socket.write(PREFACE);
  socket.write(frame(types.settings, 0, 0));
  for (const each of frames) socket.write(each);
  socket.write(frame(types.ping, 0, 0, 'echoecho'));
  await ended;
  socket.destroy();
  const gone = found.find(({ kind }) => kind === types.goAway);
  return { frames: found, gone: gone?.body.readUInt32BE(4) };
}

/** The status of a stream's answer, as nginx writes it: indexed, or as a field of its own. */
export function statusOf({ frames }: Said, stream: number): number | undefined {
  const head = frames.find((each) => each.kind === types.headers && each.stream === stream)?.body;
  if (!head) return undefined;
  const known = [200, 204, 206, 304, 400, 404, 500];
  const first = head[0] ?? 0;
  if (first & 0x80) return known[(first & 0x7f) - 8];
  return Number(/\d{3}/.exec(head.subarray(0, 8).toString('latin1'))?.[0]);
}
