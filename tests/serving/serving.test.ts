import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moved, redirects } from '#routes.ts';
import { site } from '#site.config.ts';
import { sitePaths } from '#site-map.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  filePolicy,
  isPage,
  mediaType,
  pageHeaders,
  securityHeaders,
} from '../../server/headers.ts';
import { type Answer, ask, type Question } from '../../server/trial/ask.ts';
import { dist, type Server, startNginx, startNode } from '../../server/trial/servers.ts';
import { entityTag } from '../../server/validators.ts';
import { articlesOf } from '../../tools/content.ts';
import { addressOf, listFiles, served } from '../../tools/dist.ts';

const files = served(await listFiles(dist));
const pages = files.filter((file) => /(?<!404)\.html$/.test(file));
const aliases = new Set<string>(Object.keys(redirects));
const visited = files.filter((file) => !/(?:^|\/)404\.html$/.test(file) && !aliases.has(at(file)));
const [article = ''] = articlesOf('posts');
const content = (file: string) => readFileSync(join(dist, file));

function at(file: string): string {
  return file.endsWith('.html') ? addressOf(file) : `/${file}`;
}

/** What a font or a script of a page may carry: names written here, not read from the servers. */
const onParts = [
  ...['content-type', 'content-length', 'content-encoding', 'vary', 'etag', 'accept-ranges'],
  ...['cache-control', 'x-content-type-options', 'cross-origin-resource-policy'],
  // Headers of the connection, not of the file.
  ...['date', 'server', 'connection', 'keep-alive'],
];
const isPart = (file: string) => /^_a\/.*\.(?:js|woff2)$/.test(file);

function expectSecurity({ headers }: Answer): void {
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  // HSTS is sent over TLS only, which this file's tests do not use.
  expect(headers['strict-transport-security']).toBeUndefined();
}

describe.each([
  { name: 'Node', start: startNode },
  { name: 'nginx', start: startNginx },
])('$name', ({ start }) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  }, 60_000);
  afterAll(() => server?.stop());
  const get = (path: string, question?: Question) => ask(server.port, path, question);

  test.each(visited)('%s is sent whole, with its headers', async (file) => {
    const answer = await get(at(file));
    expect(answer.status).toBe(200);
    expect(answer.body.equals(content(file))).toBe(true);
    if (isPart(file)) expect(onParts).toEqual(expect.arrayContaining(Object.keys(answer.headers)));
    else expectSecurity(answer);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    for (const [name, value] of Object.entries(pageHeaders)) {
      expect(answer.headers[name.toLowerCase()], name).toBe(isPage(file) ? value : undefined);
    }
    const policy = isPage(file)
      ? contentSecurityPolicy(content(file).toString())
      : filePolicy(`/${file}`);
    expect(answer.headers['content-security-policy']).toBe(policy);
    expect(answer.headers['cache-control']).toBe(cacheControl(`/${file}`));
    // A preview's PDFs and feeds too: their figures and addresses are examples.
    expect(answer.headers['x-robots-tag']).toBe(
      site.production || isPart(file) ? undefined : 'noindex',
    );
    expect(answer.headers['content-type']).toBe(mediaType(file));
    expect(answer.headers['content-length']).toBe(String(content(file).length));
    // The ETag depends on the content, not on the file's time.
    expect(answer.headers.etag).toBe(entityTag(content(file)));
    expect(answer.headers['last-modified']).toBeUndefined();
    expect(answer.headers.server ?? '').not.toMatch(/\d/);
  });

  test('a script’s copies and a 304 carry as little; the worker has its policy', async () => {
    const script = `/${visited.find((file) => /^_a\/.*\.js$/.test(file))}`;
    const packed = await get(script, { headers: { 'accept-encoding': 'br' } });
    const etag = String(packed.headers.etag);
    const headers = { 'accept-encoding': 'br', 'if-none-match': etag };
    const again = await get(script, { headers });
    expect([packed.status, again.status]).toEqual([200, 304]);
    for (const answer of [packed, again]) {
      expect(onParts).toEqual(expect.arrayContaining(Object.keys(answer.headers)));
    }
    const worker = await get('/sw.js');
    expect(worker.headers['content-security-policy']).toMatch(/script-src 'self'/);
  });

  test.each(sitePaths)('%s allows nothing but its own files and inline parts', async (path) => {
    const policy = String((await get(path)).headers['content-security-policy']);
    for (const directive of ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]) {
      expect(policy.split('; ')).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  describe('compression', () => {
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    const kept = ['about.html', 'index.html', 'llms.txt', 'blog/rss.xml', 'openapi.yaml'];
    const script = visited.find((file) => /^_a\/.*\.js$/.test(file)) ?? '';

    test.each(
      [...kept, script].flatMap((file) => [
        [file, 'gzip', 'gzip'] as const,
        [file, 'br', 'br'] as const,
        [file, 'gzip, deflate, br', 'br'] as const,
        [file, 'br;q=0, gzip', 'gzip'] as const,
      ]),
    )('%s for « %s » comes as %s', async (file, accepted, coding) => {
      const answer = await get(at(file), { headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(coding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.headers['content-type']).toBe(mediaType(file));
      expect(answer.headers['cache-control']).toBe(cacheControl(`/${file}`));
      expect(decoders[coding](answer.body).equals(content(file))).toBe(true);
      expect(answer.body.length).toBeLessThan(content(file).length);
    });

    test('a proxy between them changes nothing', async () => {
      const headers = { 'accept-encoding': 'gzip', via: '1.1 proxy' };
      expect((await get('/about', { headers })).headers['content-encoding']).toBe('gzip');
    });

    test.each(['identity', 'zstd', ''])('« %s » is given the page as it is', async (accepted) => {
      const answer = await get('/about', { headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.body.equals(content('about.html'))).toBe(true);
    });

    test('an image is not compressed again', async () => {
      const headers = { 'accept-encoding': 'gzip, br' };
      const answer = await get('/icon-192.png', { headers });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers.vary).toBeUndefined();
    });
  });

  describe('redirects', () => {
    test.each([
      ...Object.entries(moved),
      ['/legal/', '/terms'],
      ['/legal.html', '/terms'],
      ['/legal?a=1', '/terms?a=1'],
      ['/tappharm/', '/tappharm'],
      ['/tappharm/pricing.html', '/tappharm/pricing'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['//', '/'],
      ['/404.html', '/404'],
      ['/blog/index.html', '/blog'],
      ['/blog/?categorie=ia', '/blog?categorie=ia'],
      ['/blog/?q=a?b&c=%0d%0aX:1', '/blog?q=a?b&c=%0d%0aX:1'],
      [`/blog//${article}`, `/blog/${article}`],
      ['//example.org/', '/example.org'],
      ['///example.org', '/example.org'],
      ['/nulle-part/', '/nulle-part'],
      ['/openapi.yaml/', '/openapi.yaml'],
      ['//blog/rss.xml', '/blog/rss.xml'],
      ['/index.html.br/', '/index.html.br'],
    ])('%s leads to %s', async (from, to) => {
      const answer = await get(from);
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(to);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expectSecurity(answer);
    });

    test.each(pages.map(at))('%s stays where it is, with a query too', async (path) => {
      if (aliases.has(path)) return;
      for (const query of ['?', '?q=stock', '?q=%C3%A9%20/..//index.html']) {
        expect((await get(path + query)).status).toBe(200);
      }
    });
  });

  describe('what does not exist', () => {
    const general = content('404.html');
    const ofBlog = content('blog/404.html');

    test.each([
      ['/nulle-part', general],
      ['/tappharm/nulle-part', general],
      ['/_a/rien.js', general],
      ['/404', general],
      ['/400', general],
      ['/index.php', general],
      ['/constructor', general],
      ['/blog/un-titre-inconnu', ofBlog],
      ['/blog/a/b/c', ofBlog],
      ['/blog/page', ofBlog],
      ['/blog/page/999', ofBlog],
      ['/blog/404', ofBlog],
      ['/_headers', general],
      ['/_redirects', general],
      ['/index.html.br', general],
      ['/about.html.gz', general],
      ['/_a', general],
      ['/about/..', general],
      ['/blog/../about', general],
      ['/.', general],
      ['/%61bout', general],
      ['/blog/%61', general],
      ['/%', general],
      ['/%00', general],
      ['/%0d%0aX-Injected:1', general],
      ['/%E0%A4%A', general],
      ['/../package.json', general],
      ['/..%2fpackage.json', general],
      ['/_a/../../package.json', general],
      ['/tappharm/%2e%2e/%2e%2e/etc/passwd', general],
      ['/.git/config', general],
      ['/\\evil.example/', general],
      ['/\\', general],
      [`/${'a'.repeat(4000)}`, general],
    ] as const)('%s is a 404 with its page', async (path, page) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.body.equals(page)).toBe(true);
      expect(answer.headers['content-type']).toBe(mediaType('404.html'));
      expect(answer.headers['content-security-policy']).toBe(
        contentSecurityPolicy(page.toString()),
      );
      expect(answer.headers['cache-control']).toBe('no-cache');
      expectSecurity(answer);
    });

    test('the page is compressed too, is not sent for HEAD, and is never a 304', async () => {
      const packed = await get('/nulle-part', { headers: { 'accept-encoding': 'br' } });
      expect(packed.status).toBe(404);
      expect(brotliDecompressSync(packed.body).equals(general)).toBe(true);
      const head = await get('/nulle-part', { method: 'HEAD' });
      expect([head.status, head.body.length]).toEqual([404, 0]);
      const again = await get('/nulle-part', {
        headers: { 'if-modified-since': new Date().toUTCString(), range: 'bytes=0-9' },
      });
      expect(again.status).toBe(404);
      expect(again.body.equals(general)).toBe(true);
    });
  });

  describe('caches', () => {
    test.each(['/about', '/', '/icon-192.png'])(
      '%s that has not changed is not sent again',
      async (path) => {
        const headers = { 'accept-encoding': 'br' };
        const first = await get(path, { headers });
        const etag = String(first.headers.etag);
        expect(etag).toMatch(/^"[^"]+"$/);
        for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
          const again = await get(path, { headers: { ...headers, 'if-none-match': known } });
          expect(again.status).toBe(304);
          expect(again.body.length).toBe(0);
          expect(again.headers.etag).toBe(etag);
          expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
          expectSecurity(again);
        }
        const other = await get(path, { headers: { ...headers, 'if-none-match': '"autre"' } });
        expect(other.status).toBe(200);
        const others = await get(path, { headers: { ...headers, 'if-match': '"autre"' } });
        expect(others.status).toBe(412);
        expectSecurity(others);
        const same = await get(path, { headers: { ...headers, 'if-match': etag } });
        expect(same.status).toBe(200);
      },
    );

    test('what is compressed is known by another mark than what is not', async () => {
      const marks = await Promise.all(
        ['br', 'gzip', 'identity'].map(
          async (coding) =>
            (await get('/about', { headers: { 'accept-encoding': coding } })).headers.etag,
        ),
      );
      expect(new Set(marks).size).toBe(3);
    });
  });

  describe('ranges', () => {
    const file = 'icon-512.png';
    const whole = content(file);
    test.each([
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, whole.length - 1],
      ['bytes=-500', whole.length - 500, whole.length - 1],
      ['bytes=0-99999999', 0, whole.length - 1],
    ])('%s is given', async (range, start, end) => {
      const answer = await get(`/${file}`, { headers: { range } });
      expect(answer.status).toBe(206);
      expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${whole.length}`);
      expect(answer.body.equals(whole.subarray(start, end + 1))).toBe(true);
      expectSecurity(answer);
    });

    test('a download goes on where it stopped, unless the file has changed', async () => {
      const { headers } = await get(`/${file}`);
      expect(headers['accept-ranges']).toBe('bytes');
      const etag = String(headers.etag);
      const range = 'bytes=100-';
      const same = await get(`/${file}`, { headers: { range, 'if-range': etag } });
      expect(same.status).toBe(206);
      const changed = await get(`/${file}`, { headers: { range, 'if-range': '"vieux"' } });
      expect(changed.status).toBe(200);
      expect(changed.body.equals(whole)).toBe(true);
    });

    test('beyond the end is refused; several ranges get the whole file', async () => {
      const beyond = await get(`/${file}`, { headers: { range: 'bytes=99999999-' } });
      expect(beyond.status).toBe(416);
      expect(beyond.headers['content-range']).toBe(`bytes */${whole.length}`);
      const several = await get(`/${file}`, { headers: { range: 'bytes=0-1,5-6' } });
      expect([several.status, several.body.length]).toEqual([200, whole.length]);
    });
  });

  test('behind a proxy that speaks TLS, the browser is told to stay there', async () => {
    for (const path of ['/', '/nulle-part', '/legal']) {
      const answer = await get(path, { headers: { 'x-forwarded-proto': 'https' } });
      expect(answer.headers['strict-transport-security']).toBe('max-age=63072000');
    }
  });

  test('a whole address counts for its path', async () => {
    for (const host of ['http://evil.example', 'https://evil.example:8443']) {
      const answer = await get(`${host}/contact`);
      expect([answer.status, answer.body.equals(content('contact.html'))]).toEqual([200, true]);
      expect((await get(`${host}/contact/`)).headers.location).toBe('/contact');
    }
  });

  describe('methods', () => {
    test('HEAD has the headers of GET and no body', async () => {
      const [head, full] = await Promise.all([get('/about', { method: 'HEAD' }), get('/about')]);
      expect([head.status, head.body.length]).toEqual([200, 0]);
      for (const name of ['content-length', 'content-type', 'etag', 'content-security-policy']) {
        expect(head.headers[name]).toBe(full.headers[name]);
      }
    });

    test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
      for (const path of ['/', '/contact', '/blog/rss.xml', '/nulle-part', '/legal']) {
        const answer = await get(path, { method });
        expect(answer.status).toBe(405);
        expect(answer.headers.allow).toBe('GET, HEAD');
        expectSecurity(answer);
      }
    });
  });
});
