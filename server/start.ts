/** The Node server as it stands on a network: how long it waits, how it refuses, how it ends. */
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setInterval } from 'node:timers';
import { cacheControl, inertPolicy, securityHeaders } from './headers.ts';

/** How long a server that ends waits for its readers, in milliseconds. */
const PATIENCE = 30_000;

/** What the parser refuses never reaches a listener. */
const FAULTS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** @param listener asked for at each request: a release may take the place of another */
export function siteServer(listener: () => RequestListener): Server {
  const server = createServer(
    {
      // Longer than a proxy in front keeps its own: it must never find ours closed.
      keepAliveTimeout: 75_000,
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 3000,
    },
    (request, response) => {
      if (!server.listening) response.shouldKeepAlive = false;
      listener()(request, response);
    },
  );
  // Of those who take nothing more; who reads slowly is our reader.
  server.timeout = 30_000;
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_, socket) => refuse(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      refuse(socket, FAULTS[error.code ?? ''] ?? 400);
    } else socket.destroy();
  });
  return server;
}

function refuse(socket: Duplex, status: number): void {
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': inertPolicy,
    'Cache-Control': cacheControl('/'),
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    'Content-Length': '0',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
}

/** Takes no more connections, answers what was asked, and is done; who takes too long is cut. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
