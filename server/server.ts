/** Serves a built site, for `npm start`, `npm run serve` and the tests, as `nginx.conf` does. */
import { readFile, stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import { hidden, leadsTo, missingPages, movedTo, strange, withSearch } from '#served-addresses.ts';
import { listFiles, namedAddresses } from '../tools/dist.ts';
import { headersOf, isPublic, mediaType, preflightHeaders, readSiteHeaders } from './headers.ts';
import { readRedirects } from './hosts.ts';

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

/** The file of an address; its compressed copies are found by its name. */
function fileOf(url: string): string {
  const [path] = readTarget(url);
  if (path.length > 255 || strange.test(path) || hidden.test(path) || path.includes('//'))
    return '/.none';
  if (path === '/') return '/index.html';
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}

/** What the build says of the site. `_nginx` changes whenever this does. */
async function readSite(root: string) {
  const { mtimeMs } = await stat(`${root}/_nginx`);
  const own = readSiteHeaders(await readFile(`${root}/_headers`, 'utf8'));
  const files = await listFiles(root);
  const moved = readRedirects(await readFile(`${root}/_redirects`, 'utf8'));
  const leads = leadsTo(namedAddresses(files), moved);
  return { mtimeMs, own, missing: missingPages(files), leads };
}

/** @param folder the built site, with its `_headers`; a build may replace its files meanwhile */
export async function siteServer(
  folder: string,
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  const root = resolve(folder);
  let site = await readSite(root);
  const app = fastify({
    rewriteUrl: ({ url = '/' }) => fileOf(url),
    requestTimeout: 30_000,
    ...options,
  });
  app.decorateReply('file', '');

  app.addHook('onRequest', async (request, reply) => {
    const [path, query] = readTarget(request.originalUrl);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const open = isPublic(path);
      if (open) reply.file = path;
      if (open && request.method === 'OPTIONS')
        return reply.code(204).headers(preflightHeaders).send();
      return reply
        .code(405)
        .header('Allow', `GET, HEAD${open ? ', OPTIONS' : ''}`)
        .send();
    }
    const built = await stat(`${root}/_nginx`).catch(() => site);
    if (built.mtimeMs !== site.mtimeMs) site = await readSite(root).catch(() => site);
    const target = movedTo(path, site.leads);
    if (target) return reply.redirect(withSearch(target, query), 301);
  });
  app.addHook('onSend', async (request, reply, sent) => {
    const { 'Strict-Transport-Security': transport, ...own } = site.own;
    reply.headers(headersOf(reply.file, own));
    if (reply.file && sent) reply.header('Content-Type', mediaType(reply.file));
    // Of several proxies, the proxy nearest the visitor comes first.
    if (/^\s*https\s*(?:,|$)/i.test(`${request.headers['x-forwarded-proto']}`))
      reply.header('Strict-Transport-Security', transport);
    return sent;
  });
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      reply.file = `/${relative(root, path)
        .split(sep)
        .join('/')
        .replace(/\.(?:br|gz)$/, '')}`;
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // The page of a wrong address is always sent whole.
    for (const name of Object.keys(request.raw.headers)) {
      if (/^(?:range$|if-)/.test(name)) delete request.raw.headers[name];
    }
    const [path] = readTarget(request.originalUrl);
    const place = strange.test(path) ? '/' : path;
    const page = site.missing.find((one) => place.startsWith(one.folder));
    return page ? reply.code(404).sendFile(page.file) : reply.code(404).send();
  });
  return app;
}
