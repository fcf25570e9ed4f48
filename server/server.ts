/** The site for Node, from the rules of `addresses.ts` and `headers.ts`. No state, no dependency. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { addressOf, listFiles, served } from '../tools/dist.ts';
import { hidden, missingPages, movedTo, strange } from './addresses.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  filePolicy,
  inertPolicy,
  mediaType,
  securityHeaders,
} from './headers.ts';

interface Variant {
  path: string;
  size: number;
  etag: string;
}

interface Resource {
  plain: Variant;
  br?: Variant;
  gzip?: Variant;
  modified: Date;
  headers: Readonly<Record<string, string>>;
}

/**
 * Reads the list of the site's files once: a site that is built again needs a new listener.
 * @param root the built site, `dist/`
 */
export async function siteListener(root: string): Promise<RequestListener> {
  const files = await listFiles(root);
  const resources = new Map<string, Resource>();
  for (const file of served(files)) {
    const address = file.endsWith('.html') ? addressOf(file) : `/${file}`;
    resources.set(address, await readResource(root, file, files));
  }
  const missing = missingPages(files).map(({ folder, file }) => ({
    folder,
    page: resources.get(addressOf(file.slice(1))),
  }));

  return (request, response) => {
    const { path, query } = split(request.url ?? '/');
    const headers = { ...securityHeaders, ...inert };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    const odd = strange.test(path);
    const target = odd ? undefined : movedTo(path);
    if (target) {
      response.writeHead(301, { ...headers, Location: target + query, 'Content-Length': 0 }).end();
      return;
    }
    const found = odd || hidden.test(path) ? undefined : resources.get(path);
    const place = odd ? '/' : path;
    const page = found ?? missing.find(({ folder }) => place.startsWith(folder))?.page;
    if (page) send(request, response, page, found ? 200 : 404);
    else response.writeHead(404, { ...headers, 'Content-Length': 0 }).end();
  };
}

const inert = { 'Content-Security-Policy': inertPolicy, 'Cache-Control': cacheControl('/') };

function split(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  // A lone « ? » says nothing.
  return { path, query: mark < 0 || mark === url.length - 1 ? '' : url.slice(mark) };
}

async function readResource(
  root: string,
  file: string,
  files: readonly string[],
): Promise<Resource> {
  const variant = async (name: string): Promise<Variant> => {
    const { size, mtimeMs } = await stat(join(root, name));
    const etag = `"${Math.floor(mtimeMs).toString(36)}-${size.toString(36)}"`;
    return { path: join(root, name), size, etag };
  };
  const compressed = files.includes(`${file}.br`);
  const html = file.endsWith('.html') ? await readFile(join(root, file), 'utf8') : undefined;
  const { mtime } = await stat(join(root, file));
  return {
    plain: await variant(file),
    ...(compressed && { br: await variant(`${file}.br`), gzip: await variant(`${file}.gz`) }),
    modified: mtime,
    headers: {
      ...securityHeaders,
      'Content-Security-Policy':
        html === undefined ? filePolicy(`/${file}`) : contentSecurityPolicy(html),
      'Cache-Control': cacheControl(`/${file}`),
      'Content-Type': mediaType(file),
      'Last-Modified': mtime.toUTCString(),
      ...(compressed && { Vary: 'Accept-Encoding' }),
    },
  };
}

function accepts(request: IncomingMessage, coding: string): boolean {
  const listed = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((item) => item.trim().split(/\s*;\s*q=/));
  return listed.some(([name, weight = '1']) => name === coding && Number(weight) > 0);
}

function unchanged(request: IncomingMessage, { etag }: Variant, modified: Date): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers;
  if (tags !== undefined) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  return since !== undefined && Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(since);
}

interface Range {
  start: number;
  /** Included. */
  end: number;
}

/** The bytes asked for; 'none' when they are not there, undefined when the whole file is due. */
export function readRange(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  if (first && last && Number(last) < Number(first)) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start >= size ? 'none' : { start, end };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  resource: Resource,
  status: 200 | 404,
): void {
  const coding = (['br', 'gzip'] as const).find((name) => resource[name] && accepts(request, name));
  const variant = (coding && resource[coding]) ?? resource.plain;
  const headers: Record<string, string | number> = { ...resource.headers };
  if (coding) headers['Content-Encoding'] = coding;
  if (status === 200) {
    headers.ETag = variant.etag;
    headers['Accept-Ranges'] = 'bytes';
    if (unchanged(request, variant, resource.modified)) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  const { range: asked, 'if-range': condition } = request.headers;
  const stale = condition !== undefined && condition !== variant.etag;
  const range = status === 200 && !stale ? readRange(asked, variant.size) : undefined;
  if (range === 'none') {
    headers['Content-Range'] = `bytes */${variant.size}`;
    response.writeHead(416, { ...headers, 'Content-Length': 0 }).end();
    return;
  }
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${variant.size}`;
  headers['Content-Length'] = range ? range.end - range.start + 1 : variant.size;
  response.writeHead(range ? 206 : status, headers);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // A reader who leaves closes the file too; the error is theirs, not ours.
  pipeline(createReadStream(variant.path, range), response, () => undefined);
}
