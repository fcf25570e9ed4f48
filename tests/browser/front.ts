import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PASSED_ON = ['content-type', 'content-security-policy', 'cache-control', 'speculation-rules'];

type Own = boolean | ((text: string) => string);

/**
 * A proxy before the site under test, on its own address: a test sees every request, those that a
 * browser does not report too, and may answer some itself.
 * @param own answers the request and returns true, or leaves it to the site, whose text it may change
 */
export async function front(
  baseURL: string | undefined,
  own: (request: IncomingMessage & { url: string }, response: ServerResponse) => Own | Promise<Own>,
) {
  const server = createServer(async (request, response) => {
    const { url = '/' } = request;
    const answered = await own(Object.assign(request, { url }), response);
    if (answered === true) return;
    const answer = await fetch(new URL(url, baseURL), {
      headers: { 'Accept-Encoding': 'identity' },
    });
    for (const name of PASSED_ON) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.statusCode = answer.status;
    response.end(
      answered ? answered(await answer.text()) : Buffer.from(await answer.arrayBuffer()),
    );
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
