/** The Node server as it stands on a network: how long it waits, how it refuses, how it ends. */
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { cacheControl, inertPolicy, securityHeaders } from './headers.ts';

/** How long a server that ends waits for its readers, in milliseconds. */
const PATIENCE = 30_000;

/** What the parser refuses never reaches a listener. */
const FAULTS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export interface SiteServer {
  server: Server;
  /** Takes no more connections, answers what was asked, and is done; who takes too long is cut. */
  drain(): Promise<void>;
}

/** @param listener asked for at each request: a release may take the place of another */
export function siteServer(listener: () => RequestListener): SiteServer {
  /** Answers that each connection is owed, to the last byte. */
  const owed = new Map<Socket, number>();
  let draining = false;
  const settle = (socket: Socket, change: number) => {
    const count = (owed.get(socket) ?? 0) + change;
    owed.set(socket, count);
    if (draining && count === 0) socket.end();
  };
  const server = createServer(
    {
      // Longer than a proxy in front keeps its own: it must never find ours closed.
      keepAliveTimeout: 75_000,
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 3000,
      // Ours is sent with its headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const { socket } = request;
      settle(socket, 1);
      response.once('close', () => settle(socket, -1));
      if (draining) response.shouldKeepAlive = false;
      listener()(request, response);
    },
  );
  server.on('connection', (socket: Socket) => {
    owed.set(socket, 0);
    socket.once('close', () => owed.delete(socket));
  });
  // Of those who take nothing more; who reads slowly is our reader.
  server.timeout = 30_000;
  // Nothing is ever waited for.
  for (const event of ['checkExpectation', 'checkContinue'] as const) {
    server.on(event, (request, response) => server.emit('request', request, response));
  }
  server.on('connect', (_, socket) => refuse(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      refuse(socket, FAULTS[error.code ?? ''] ?? 400);
    } else socket.destroy();
  });

  const drain = async () => {
    draining = true;
    // http's own close() cuts an answer that is written but not yet taken: it counts it as done.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    for (const socket of owed.keys()) settle(socket, 0);
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE);
    await closed;
    clearTimeout(cut);
  };
  return { server, drain };
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
