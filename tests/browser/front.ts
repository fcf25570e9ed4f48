import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PASSED_ON = ['content-type', 'content-security-policy', 'cache-control', 'speculation-rules'];

/**
 * A proxy before the site under test, on its own address: a test sees every request, those that a
 * browser does not report too, and may answer some itself.
 * @param own answers the request and returns true, or leaves it to the site
 */
export async function front(
  baseURL: string | undefined,
  own: (request: IncomingMessage, response: ServerResponse) => boolean,
) {
  const server = createServer(async (request, response) => {
    if (own(request, response)) return;
    const answer = await fetch(new URL(request.url ?? '/', baseURL), {
      headers: { 'Accept-Encoding': 'identity' },
    });
    for (const name of PASSED_ON) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.statusCode = answer.status;
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
