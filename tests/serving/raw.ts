import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Sends raw bytes on a new connection, and reads until the server closes it. */
export async function sendRaw(port: number, text: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = once(socket, 'close');
  socket.write(text, 'latin1');
  await closed;
  let all = Buffer.concat(chunks);
  // 100 Continue; none of these requests waits for it.
  const first = all.indexOf('\r\n\r\n');
  if (/^HTTP\/1\.1 100 /.test(all.subarray(0, 20).toString())) all = all.subarray(first + 4);
  const end = all.indexOf('\r\n\r\n');
  const [line = '', ...lines] = all.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
  const headers = lines.map((header) => header.split(/: ?(.*)/s).slice(0, 2) as [string, string]);
  return {
    status: Number(line.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: all.subarray(end + 4),
  };
}
