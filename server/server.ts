/** Serves a built site, for `npm start`, `npm run serve` and the tests, as `nginx.conf` does. */
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import { hidden, leadsTo, missingPages, movedTo, strange, withSearch } from '#served-addresses.ts';
import { listFiles, namedAddresses } from '../tools/dist.ts';
import { headersOf, mediaType, readSiteHeaders } from './headers.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The file that answers, by its path from the root of the site; '' for none. */
    file: string;
  }
}

/** The target may be a whole URL, as proxies send it: only its path counts. */
function readTarget(url: string): readonly [path: string, query: string] {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/i.exec(url) ?? [];
  return [path || '/', query === '?' ? '' : query];
}

/** The file of an address, whose compressed copies are found by its name. */
function fileOf(url: string): string {
  const [path] = readTarget(url);
  if (path.length > 255 || strange.test(path) || hidden.test(path) || path.includes('//'))
    return '/.none';
  if (path === '/') return '/index.html';
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}

/** @param folder the built site, with its `_headers` */
export async function siteServer(
  folder: string,
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  const root = resolve(folder);
  const { 'Strict-Transport-Security': transport, ...own } = readSiteHeaders(
    await readFile(`${root}/_headers`, 'utf8'),
  );
  const files = await listFiles(root);
  const missing = missingPages(files);
  const leads = leadsTo(namedAddresses(files));
  const app = fastify({
    rewriteUrl: ({ url = '/' }) => fileOf(url),
    // A proxy in front says whether the visitor speaks TLS.
    trustProxy: true,
    requestTimeout: 30_000,
    ...options,
  });
  app.decorateReply('file', '');

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('Allow', 'GET, HEAD').send();
    }
    const [path, query] = readTarget(request.originalUrl);
    const target = movedTo(path, leads);
    if (target) return reply.redirect(withSearch(target, query), 301);
  });
  app.addHook('onSend', async (request, reply, body) => {
    reply.headers(headersOf(reply.file, own));
    if (reply.file) reply.header('Content-Type', mediaType(reply.file));
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', transport);
    return body;
  });
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      reply.file = `/${relative(root, path).replace(/\.(?:br|gz)$/, '')}`;
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // The page of a wrong address is always sent whole.
    for (const name of Object.keys(request.raw.headers)) {
      if (/^(?:range$|if-)/.test(name)) delete request.raw.headers[name];
    }
    const [path] = readTarget(request.originalUrl);
    const place = strange.test(path) ? '/' : path;
    const page = missing.find((one) => place.startsWith(one.folder));
    return page ? reply.code(404).sendFile(page.file) : reply.code(404).send();
  });
  return app;
}
