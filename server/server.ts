/**
 * Serves the site with Node, by the rules of `addresses.ts` and `headers.ts`. No state, no
 * dependency.
 */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { hidden, missingPages, movedTo, strange } from '#served-addresses.ts';
import { addressOf, listFiles, served } from '../tools/dist.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  everyHeaders,
  filePolicy,
  inertPolicy,
  isPage,
  mediaType,
  pageHeaders,
  partOfPage,
  readSiteHeaders,
  type SiteHeaders,
  securityHeaders,
} from './headers.ts';
import { type Coding, readCoding, readCondition, readRange, readTarget } from './requests.ts';
import { entityTag } from './validators.ts';

/** Names and values in turn, the form that Node writes without copying. */
type Headers = readonly string[];

interface Variant {
  body: Buffer;
  etag: string;
  headers: Headers;
}

type Resource = Readonly<Record<'plain', Variant> & Partial<Record<Coding, Variant>>>;

const CODINGS = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

const flat = (headers: Readonly<Record<string, string>>): Headers => Object.entries(headers).flat();
const always = flat(securityHeaders);
const inert = [
  ...always,
  ...flat({ 'Content-Security-Policy': inertPolicy, 'Cache-Control': cacheControl('/') }),
];

/**
 * Reads the whole site into memory, a few megabytes, so that a change of the folder (a new build, a
 * release, a deletion) changes no answer.
 * @param root the built site
 * @param earlier hashed files of earlier releases, used where the site has no file of that name
 */
export async function siteListener(root: string, earlier?: string): Promise<RequestListener> {
  const { 'Strict-Transport-Security': transport, ...own } = readSiteHeaders(
    await readFile(join(root, '_headers'), 'utf8'),
  );
  const robots = flat({ ...own });
  const resources = new Map<string, Resource>();
  for (const folder of [earlier, root]) {
    const files = folder === undefined ? [] : await listFiles(folder);
    for (const file of served(files)) {
      const address = file.endsWith('.html') ? addressOf(file) : `/${file}`;
      resources.set(address, await readResource(folder ?? root, file, files, own));
    }
  }
  const missing = missingPages(await listFiles(root)).map(({ folder, file }) => ({
    folder,
    page: resources.get(addressOf(file.slice(1))),
  }));

  return (request, response) => {
    const { path, query } = readTarget(request.url ?? '/');
    const secure = isSecure(request) ? ['Strict-Transport-Security', transport] : [];
    const refuse = (status: number, headers: Headers = []) =>
      response
        .writeHead(status, [...inert, ...robots, ...secure, ...headers, 'Content-Length', '0'])
        .end();
    const fault = faultOf(request);
    if (fault) {
      response.shouldKeepAlive = false;
      refuse(fault);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(405, ['Allow', 'GET, HEAD']);
      return;
    }
    const odd = strange.test(path);
    const target = odd ? undefined : movedTo(path);
    if (target) {
      refuse(301, ['Location', target + query]);
      return;
    }
    const found = odd || hidden.test(path) ? undefined : resources.get(path);
    const place = odd ? '/' : path;
    const page = found ?? missing.find(({ folder }) => place.startsWith(folder))?.page;
    if (page) send(request, response, page, found ? 200 : 404, secure);
    else refuse(404);
  };
}

/** Malformed requests that Node's parser accepts. */
function faultOf({ rawHeaders, httpVersion }: IncomingMessage): 400 | 505 | undefined {
  if (!httpVersion.startsWith('1.')) return 505;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 || (hosts.length === 0 && httpVersion === '1.1') ? 400 : undefined;
}

/** A client may forge this header without harm: browsers ignore HSTS over plain HTTP. */
function isSecure({ socket, headers }: IncomingMessage): boolean {
  return socket instanceof TLSSocket || headers['x-forwarded-proto'] === 'https';
}

async function readResource(
  root: string,
  file: string,
  files: readonly string[],
  own: Omit<SiteHeaders, 'Strict-Transport-Security'>,
): Promise<Resource> {
  const content = await readFile(join(root, file));
  const compressed = files.includes(`${file}.br`);
  const policy = isPage(file) ? contentSecurityPolicy(content.toString()) : filePolicy(`/${file}`);
  const headers = flat({
    ...(partOfPage.test(`/${file}`) ? everyHeaders : { ...securityHeaders, ...own }),
    ...(isPage(file) && pageHeaders),
    ...(policy && { 'Content-Security-Policy': policy }),
    'Cache-Control': cacheControl(`/${file}`),
    'Content-Type': mediaType(file),
    ...(compressed && { Vary: 'Accept-Encoding' }),
  });
  const resource: { plain: Variant; br?: Variant; gzip?: Variant } = {
    plain: { body: content, etag: entityTag(content), headers },
  };
  if (compressed) {
    for (const [coding, ending] of CODINGS) {
      const body = await readFile(join(root, `${file}.${ending}`));
      const etag = entityTag(body);
      resource[coding] = { body, etag, headers: [...headers, 'Content-Encoding', coding] };
    }
  }
  return resource;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  resource: Resource,
  status: 200 | 404,
  secure: Headers,
): void {
  const { headers: asked } = request;
  const coding = readCoding(asked['accept-encoding'] as string | undefined);
  const variant = (coding && resource[coding]) ?? resource.plain;
  const { body, etag } = variant;
  const write = (code: number, part: Buffer, more: Headers) => {
    const length = ['Content-Length', String(part.length)];
    response.writeHead(code, [...variant.headers, ...secure, ...more, ...length]);
    response.end(request.method === 'HEAD' ? undefined : part);
  };
  if (status === 404) {
    write(404, body, []);
    return;
  }
  const marks = ['ETag', etag, 'Accept-Ranges', 'bytes'];
  const condition = readCondition(asked, etag);
  if (condition === 304) {
    response.writeHead(304, [...variant.headers, ...secure, ...marks]).end();
    return;
  }
  if (condition === 412) {
    response.writeHead(412, [...inert, ...secure, 'Content-Length', '0']).end();
    return;
  }
  const since = asked['if-range'];
  const range =
    since === undefined || since === etag ? readRange(asked.range, body.length) : undefined;
  if (range === 'none') {
    write(416, body.subarray(0, 0), ['Content-Range', `bytes */${body.length}`]);
  } else if (range) {
    const place = `bytes ${range.start}-${range.end}/${body.length}`;
    write(206, body.subarray(range.start, range.end + 1), [...marks, 'Content-Range', place]);
  } else write(200, body, marks);
}
