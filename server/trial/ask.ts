import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { request as requestOverTls } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  /** Keeps connections; without it each request has one of its own. */
  agent?: Agent;
  /** Over TLS, with any certificate. */
  secure?: boolean;
}

/** Requests a path as written: `fetch` would normalise it, follow redirects and decompress. */
export function ask(
  port: number,
  path: string,
  // By default each request has its own connection: a server that reloads may close a kept one just
  // as the next request leaves.
  { secure = false, agent, ...question }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = secure ? requestOverTls : request;
    const address = { host: '127.0.0.1', port, path, rejectUnauthorized: false };
    const sent = send({ ...address, ...question, agent: agent ?? false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    // `reused` tells a caller that keeps connections that it may ask again.
    sent.on('error', (error) => reject(Object.assign(error, { reused: sent.reusedSocket })));
    sent.end();
  });
}
