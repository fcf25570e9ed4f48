/** One table of requests, tried on the Node server and on nginx alike. */
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMoved } from '#loading/moved.ts';
import { redirects } from '#routes.ts';
import { movesOf } from '#served-addresses.ts';
import { site } from '#site.config.ts';
import {
  headersOf,
  mediaType,
  preflightHeaders,
  publicPlaces,
  siteHeaders,
} from '../../server/headers.ts';
import { addressOf, listFiles, served } from '../../tools/dist.ts';
import { type Answer, ask, nginxIsMissing, type Server, startNginx, startNode } from './servers.ts';

const { 'Strict-Transport-Security': transport, ...own } = siteHeaders(site);
const content = (file: string) => readFileSync(join('dist', file));
/** Every file that visitors may ask for, by its address. */
const files = served(await listFiles('dist'))
  .filter((file) => !/(?:^|\/)404\.html$/.test(file))
  .map((file) => [file.endsWith('.html') ? addressOf(file) : `/${file}`, file] as const)
  .filter(([address]) => !(address in redirects));
const addresses = files.map(([address]) => address);
/** A page, texts and scripts. */
const compressed = files.filter(([, file]) =>
  /^(?:index\.html|llms\.txt|sw\.js)$|rss|_a\/(?:main|ReportCard)\./.test(file),
);
const download = content('icon-512.png');
const last = download.length - 1;

const plain = (body: Buffer) => body;
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, undefined: plain };
const read = ({ headers, body }: Answer) =>
  decoders[`${headers['content-encoding'] as 'br' | undefined}`](body);

/** Headers of the connection, of the coding and of the length, which have their own rows. */
const OTHERS =
  /^(?:date|server|connection|keep-alive|content-(?:length|encoding|range)|vary|etag|accept-ranges)$/;

const sentBy = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OTHERS.test(name)));
const lowered = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Whether an answer has this file's headers and no others. */
function expectHeaders(answer: Answer, file: string): void {
  const due = { ...headersOf(`/${file}`, own), 'Content-Type': mediaType(`/${file}`) };
  expect(sentBy(answer), file).toEqual(lowered(due));
  expect(answer.headers.server ?? '').not.toMatch(/\d/);
}

describe.each([
  { name: 'Node', start: startNode, missing: false },
  { name: 'nginx', start: startNginx, missing: nginxIsMissing },
])('$name', ({ start, missing }) => {
  let server: Server;
  beforeAll(async () => {
    if (!missing) server = await start();
  }, 60_000);
  afterAll(() => server?.stop());
  const row = test.skipIf(missing);
  const get = (path: string, headers = {}, method = 'GET') =>
    ask(server.port, path, { headers, method });

  row('every file is sent whole, with its headers', async () => {
    for (const [address, file] of files) {
      const answer = await get(address);
      expect([answer.status, answer.body.equals(content(file))], file).toEqual([200, true]);
      expect(answer.headers['content-length'], file).toBe(String(answer.body.length));
      expectHeaders(answer, file);
    }
  });

  row.each([
    ...['br br', 'gzip gzip', 'gzip,deflate,br,zstd br', 'br;q=0,gzip gzip'],
    ...['br;q=0', 'identity', ''],
  ])('Accept-Encoding and coding: %s', async (pair) => {
    const [accepted = '', coding] = pair.split(' ');
    const asked = { 'accept-encoding': accepted, via: '1.1 proxy' };
    expect(compressed.length).toBeGreaterThan(4);
    for (const [address, file] of compressed) {
      const answer = await get(address, asked);
      expect(answer.headers['content-encoding'], file).toBe(coding);
      expect(String(answer.headers.vary).toLowerCase()).toBe('accept-encoding');
      expect(read(answer).equals(content(file)), file).toBe(true);
      expectHeaders(answer, file);
    }
    expect((await get('/icon-192.png', asked)).headers['content-encoding']).toBeUndefined();
  });

  row('what a reader has is not sent again; each coding has its ETag', async () => {
    const asked = { 'accept-encoding': 'br' };
    const { etag } = (await get('/about', asked)).headers;
    const again = await get('/about', { ...asked, 'if-none-match': `"x", ${etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers).toMatchObject(lowered(headersOf('/about.html', own)));
    expect((await get('/about', { ...asked, 'if-none-match': '"x"' })).status).toBe(200);
    expect((await get('/about')).headers.etag).not.toBe(etag);
  });

  row.each([
    ['bytes=0-99', 206, 0, 99],
    ['bytes=99999999-', 416, 0, 0],
    ['lines=1-2', 200, 0, last],
  ])('Range: %s gets %i', async (range, status, first, end) => {
    const answer = await get('/icon-512.png', { range });
    expect(answer.status).toBe(status);
    const place = { 206: `${first}-${end}`, 416: '*' }[status];
    expect(answer.headers['content-range']).toBe(place && `bytes ${place}/${download.length}`);
    if (status === 416) return;
    expect(answer.body.equals(download.subarray(first, end + 1))).toBe(true);
    expectHeaders(answer, 'icon-512.png');
  });

  row('old addresses, slips and spellings lead on', async () => {
    const moves = [
      ...movesOf(addresses, readMoved()).map((pair) => pair.join(' ')),
      ...['/legal/ /terms', '/legal?a=1 /terms?a=1', '/index.html /', '// /'],
      ...['/blog/ecart-de-caisse. /blog/ecart-de-caisse', '/essai?q=$1 /?q=$1#parlons'],
      ...['/blog/?q=a?b&c=%0d%0aX:1 /blog?q=a?b&c=%0d%0aX:1', '/openapi.yaml/ /openapi.yaml'],
      ...[
        '//tappos//pricing /tappos/pricing',
        '/%C2%ABtappos%20%C2%BB. /tappos',
        '/%61bout /about',
      ],
      'http://evil.example/contact/ /contact',
    ];
    for (const pair of moves) {
      const [from = '', to] = pair.split(' ');
      const { status, headers } = await get(from);
      const led = [status, headers.location, headers['cache-control']];
      expect(led, from).toEqual([301, to, 'no-cache']);
    }
  });

  row.each([
    ...['/openapi.yaml', '/openapi.json', '/blog/rss.xml', '/llms.txt'],
    ...['/partage.png', '/partage/tappos.png', '/presse/logos.zip', '/brochures/tappos.pdf'],
  ])('%s is readable from anywhere', async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  row.each(['/blog?', '/blog?q=%20/..//index.html', 'http://evil.example/blog?q=a'])(
    '%s changes no address',
    async (path) => expect((await get(path)).status).toBe(200),
  );

  row.each([
    ...'/nulle-part /nulle-part/ /constructor /_headers /_nginx.conf /index.html.br'.split(' '),
    ...'/blog/../about /blog/%61 /404.html //example.org/ /% /%00 /%E0%A4%A /.git/config'.split(
      ' ',
    ),
    ...['/%0d%0aX-Injected:1', '/../package.json', '/..%2fpackage.json', '/\\evil.example/'],
    ...[`/about${'.'.repeat(4000)}`, '/blog/un-titre', '/blog/404'],
  ])('%.40s is a 404, whole, with the page of its folder', async (path) => {
    const page = /^\/blog\/(?!.*(?:%|\.\.))/.test(path) ? 'blog/404.html' : '404.html';
    const conditions = { 'accept-encoding': 'br', 'if-none-match': '*', range: 'bytes=0-9' };
    for (const headers of [{}, conditions]) {
      const answer = await get(path, headers);
      expect([answer.status, read(answer).equals(content(page))]).toEqual([404, true]);
      expectHeaders(answer, page);
    }
  });

  row.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
    for (const path of ['/', '/contact', '/blog/rss.xml', '/nulle-part', '/legal']) {
      const open = path === '/blog/rss.xml';
      if (open && method === 'OPTIONS') continue;
      const { status, headers } = await get(path, {}, method);
      expect([status, headers.allow]).toEqual([405, `GET, HEAD${open ? ', OPTIONS' : ''}`]);
      expect(headers['access-control-allow-origin']).toBe(open ? '*' : undefined);
    }
  });

  row.each(publicPlaces)(
    '%s: a browser may send headers of its own from elsewhere',
    async (place) => {
      const asked = {
        origin: 'https://x.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match,x-requested-with',
      };
      const answer = await get(place, asked, 'OPTIONS');
      expect([answer.status, answer.body.length]).toEqual([204, 0]);
      const due = { ...headersOf(place, own), ...preflightHeaders };
      expect(sentBy(answer)).toEqual(lowered(due));
      expect((await get(place)).headers['access-control-allow-methods']).toBeUndefined();
    },
  );

  row('behind a proxy that speaks TLS, browsers are told to stay there', async () => {
    for (const path of ['/', '/nulle-part', '/legal']) {
      for (const secure of ['https', 'HTTPS', 'https, http', 'https,https', ' https ,http']) {
        const { headers } = await get(path, { 'x-forwarded-proto': secure });
        expect(headers['strict-transport-security'], secure).toBe(transport);
      }
      for (const plain of ['http', 'http, https', 'httpsx', '']) {
        const { headers } = await get(path, { 'x-forwarded-proto': plain });
        expect(headers['strict-transport-security'], plain).toBeUndefined();
      }
    }
  });

  row('a file that is gone is a 404, one that grew is whole, and the server goes on', async () => {
    for (const end of ['', '.br', '.gz']) rmSync(join(server.site, `presse/fiche.txt${end}`));
    expect((await get('/presse/fiche.txt')).status).toBe(404);
    appendFileSync(join(server.site, 'robots.txt'), 'x'.repeat(10_000));
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-length']).toBe(String(body.length));
    expect(body.length).toBe(content('robots.txt').length + 10_000);
    expect((await get('/contact')).body.equals(content('contact.html'))).toBe(true);
  });
});
