/** The Node server on a network: time limits, refusals, shutdown. */
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { cacheControl, inertPolicy, securityHeaders } from './headers.ts';

/** How long a shutdown waits for responses under way, in milliseconds. */
const PATIENCE = 30_000;

/** Answers requests that the parser refuses: they never reach the listener. */
const FAULTS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export interface SiteServer {
  server: Server;
  /**
   * Stops accepting connections, finishes the responses under way, and cuts those that take too
   * long.
   */
  drain(): Promise<void>;
}

/** @param listener called at each request, so that a new release can take over */
export function siteServer(listener: () => RequestListener): SiteServer {
  /** Responses of each connection that are not wholly sent yet. */
  const owed = new Map<Socket, number>();
  let draining = false;
  const settle = (socket: Socket, change: number) => {
    const count = (owed.get(socket) ?? 0) + change;
    owed.set(socket, count);
    if (draining && count === 0) socket.end();
  };
  const server = createServer(
    {
      // Longer than a proxy keeps idle connections, so that it never picks one that was just
      // closed.
      keepAliveTimeout: 80_000,
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 3000,
      // server.ts refuses a request without Host itself, with our headers.
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
  // Closes connections on which nothing moves; a slow but moving one is kept.
  server.timeout = 30_000;
  // No request has a body, so none is waited for.
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
    // http's close() would cut a response that is written but not yet sent: it counts it as
    // finished.
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
