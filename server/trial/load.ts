/** Clients that keep requesting while releases are published, and the errors they get. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { sitePaths } from '#site-map.ts';
import { type Answer, ask } from './ask.ts';
import { until } from './until.ts';

const PAGES = [...sitePaths, '/nulle-part'];

export interface Report {
  requests: number;
  /** Connections closed before they answered: HTTP lets a client retry, and it did. */
  retried: number;
  faults: string[];
}

/** The fault of an answer, if any. */
function faultOf(path: string, { status, headers, body }: Answer): string | undefined {
  const due = path === '/nulle-part' ? 404 : 200;
  if (status !== due) return `${path}: ${status}`;
  if (Number(headers['content-length']) !== body.length) return `${path}: cut`;
  if (path.startsWith('/_a/')) return undefined;
  let html: string;
  try {
    html = brotliDecompressSync(body).toString();
  } catch {
    return `${path}: not brotli`;
  }
  const policy = String(headers['content-security-policy']);
  for (const [, style = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) {
    const hash = createHash('sha256').update(style).digest('base64');
    if (!policy.includes(`'sha256-${hash}'`)) return `${path}: refused by its own policy`;
  }
  return undefined;
}

/** One client, on one connection at a time, loading page after page with their files. */
async function read(port: number, report: Report, goOn: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'accept-encoding': 'br' };
  const get = async (path: string): Promise<string> => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      report.requests += 1;
      const answer = await ask(port, path, { agent, headers }).catch((error: Error) => error);
      if (answer instanceof Error) {
        // HTTP allows this only on a connection that has answered before; the next one is new.
        if ('reused' in answer && answer.reused === true) report.retried += 1;
        else report.faults.push(`${path}: ${answer.message}`);
        continue;
      }
      const fault = faultOf(path, answer);
      if (fault) report.faults.push(fault);
      return fault || path.startsWith('/_a/') ? '' : brotliDecompressSync(answer.body).toString();
    }
    return '';
  };
  for (let turn = 0; goOn(); turn += 1) {
    // A pause between requests: client and server share the processor.
    await wait(5);
    const html = await get(PAGES[turn % PAGES.length] ?? '/');
    const names = [...html.matchAll(/["(](\/_a\/[\w.-]+)/g)].map(([, name = '']) => name);
    for (const name of new Set(names)) await get(name);
  }
  agent.destroy();
}

const FILE = '/presse/ecrans.zip';

/**
 * A client that requests a large file eight times in a row on one connection, and reads slowly.
 * @returns all bytes received, headers included
 */
export async function download(port: number, times = 8): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    socket.pause();
    setTimeout(() => socket.resume(), 2);
  });
  const request = `GET ${FILE} HTTP/1.1\r\nHost: x\r\n\r\n`;
  socket.write(
    request.repeat(times - 1) + request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
  );
  await once(socket, 'close');
  return Buffer.concat(chunks);
}

/**
 * How often the whole file is in these bytes, and whether one is cut short. A server may close a
 * connection between two answers: the remaining requests are sent again on another.
 */
export function wholeFiles(received: Buffer, file: Buffer): { whole: number; cut: boolean } {
  let whole = 0;
  let rest = received;
  while (rest.length > 0) {
    const start = rest.indexOf('\r\n\r\n') + 4;
    if (start < 4 || !rest.subarray(start, start + file.length).equals(file)) break;
    whole += 1;
    rest = rest.subarray(start + file.length);
  }
  return { whole, cut: rest.length > 0 };
}

/**
 * Reads while `work` is done, and until everyone has had an answer since.
 * @param least how many requests there are in any case, however soon the work is done
 */
export async function loadDuring(
  port: number,
  readers: number,
  work: () => Promise<void>,
  least = 100,
): Promise<Report> {
  const report: Report = { requests: 0, retried: 0, faults: [] };
  let going = true;
  const goOn = () => going || report.requests < least;
  const reading = Array.from({ length: readers }, () => read(port, report, goOn));
  await until(() => report.requests > readers, 'personne ne lit');
  await work();
  going = false;
  await Promise.all(reading);
  return report;
}
