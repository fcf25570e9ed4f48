/** Serves `dist/` as production does: compressed copies, cache and security headers, real 404s. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import {
  cacheControl,
  contentSecurityPolicy,
  contentType,
  filePolicy,
  securityHeaders,
} from '../deploy/headers.ts';
import { addressOf, listFiles } from '../deploy/site-files.ts';
import { redirects } from '../src/routes.ts';

const root = fileURLToPath(new URL('../dist/', import.meta.url));
const port = readPort(process.env.PORT ?? '4321');

if (!existsSync(join(root, 'index.html'))) {
  console.error('dist/ manque : lancez d’abord `npm run build`.');
  process.exit(1);
}

const policies = new Map<string, string>();
for (const file of (await listFiles(root)).filter((name) => name.endsWith('.html'))) {
  policies.set(addressOf(file), contentSecurityPolicy(await readFile(join(root, file), 'utf8')));
}

const serveFile = sirv(root, {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ['html'],
  setHeaders: (response, path) => setHeaders(response, path),
});

createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    respond(response, 405);
    return;
  }
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  const moved = movedTo(path);
  if (moved) {
    response.setHeader('Location', query ? `${moved}?${query}` : moved);
    respond(response, 301);
    return;
  }
  if (/^\/(?:_headers|_redirects|(?:.*\/)?404)$|\.(?:br|gz)$/.test(path) || !isDecodable(path)) {
    void notFound(request, response, path);
    return;
  }
  serveFile(request, response, () => void notFound(request, response, path));
}).listen(port, () => console.log(`http://localhost:${port}`));

/** One address per page: no trailing slash, no doubled slash, no file ending, no old name. */
function movedTo(path: string): string | undefined {
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  const known: Readonly<Record<string, string>> = redirects;
  const target = known[tidy] ?? tidy;
  return target === path ? undefined : target;
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

function setHeaders(response: ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  const policy = policies.get(path.replace(/(?:\/index)?\.html$/, '') || '/');
  response.setHeader('Content-Security-Policy', policy ?? filePolicy(path));
  response.setHeader('Cache-Control', cacheControl(path));
  const type = contentType(path);
  if (type) response.setHeader('Content-Type', type);
}

function respond(response: ServerResponse, status: number, body?: Buffer): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  response.statusCode = status;
  response.end(body);
}

/** The nearest 404.html up the path: the blog has its own. */
async function notFound(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const page = path.startsWith('/blog/') ? '/blog/404' : '/404';
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = [
    { name: 'br', ending: '.br' },
    { name: 'gzip', ending: '.gz' },
  ].find(({ name }) => accepted.includes(name));
  const file = join(root, `${page}.html${encoding?.ending ?? ''}`);
  const body = await readFile(file).catch(() => Buffer.from(''));
  setHeaders(response, page);
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', body.length);
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  respond(response, 404, request.method === 'HEAD' ? undefined : body);
}

function readPort(value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0 && number < 65536) return number;
  console.error(`PORT=${JSON.stringify(value)} doit être un nombre de 0 à 65535, par exemple 4321`);
  process.exit(1);
}
