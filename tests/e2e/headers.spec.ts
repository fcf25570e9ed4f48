import { readdir } from 'node:fs/promises';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../guard.ts';

for (const path of [...Object.values(routes), '/404', '/blog/inconnu', '/legal']) {
  test(`${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; ')).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toMatch(/^max-age=6307\d{4}; includeSubDomains/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe('no-cache');
  });
}

test('hashed files are kept for a year, and compressed', async ({ request }) => {
  const script = (await readdir('dist/_a')).find((name) => name.endsWith('.js'));
  for (const encoding of ['br', 'gzip']) {
    const headers = (
      await request.get(`/_a/${script}`, { headers: { 'accept-encoding': encoding } })
    ).headers();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
  }
});

test('a page that has not changed is not sent again', async ({ request }) => {
  const first = await request.get('/');
  const etag = first.headers().etag ?? '';
  expect(etag).not.toBe('');
  const second = await request.get('/', { headers: { 'if-none-match': etag } });
  expect(second.status()).toBe(304);
});

test('404 pages are compressed too', async ({ request }) => {
  const response = await request.get('/nulle-part', { headers: { 'accept-encoding': 'br' } });
  expect(response.status()).toBe(404);
  expect(response.headers()['content-encoding']).toBe('br');
  expect(await response.text()).toContain('</html>');
});

test('only reading is allowed', async ({ request }) => {
  const response = await request.post('/contact', { data: 'x' });
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('GET, HEAD');
});

for (const [path, first] of [
  ['/.well-known/security.txt', /^Contact: mailto:/],
  ['/humans.txt', /^\/\* TEAM \*\//],
  ['/llms.txt', /^# \S/],
] as const) {
  test(`${path} is plain text in UTF-8`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
    expect(await response.text()).toMatch(first);
  });
}
