/** nginx with a certificate, and its releases. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxSettings } from '../../server/hosts.ts';
import { ask, type Nginx, nginxIsMissing, startNginx, until } from './servers.ts';

let server: Nginx;
afterAll(() => server?.stop());

describe.skipIf(nginxIsMissing)('nginx with a certificate', () => {
  beforeAll(async () => {
    server = await startNginx({ tls: true });
  }, 60_000);

  test.each(['/', '/legal', '/nulle-part?a=1'])('plain HTTP: %s leads to HTTPS', async (path) => {
    const { headers } = await ask(server.port, path);
    expect(headers.location).toBe(`https://127.0.0.1:${server.tlsPort}${path}`);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('over TLS a page is sent, and browsers are told to stay there', async () => {
    const { status, headers } = await ask(server.tlsPort, '/', { secure: true });
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  });

  test('a certificate can be asked for: the challenge is answered over plain HTTP', async () => {
    const acme = join(server.site, '../acme/.well-known/acme-challenge');
    mkdirSync(acme, { recursive: true });
    writeFileSync(join(acme, 'abc_1-2'), 'abc.key');
    const { status, body } = await ask(server.port, '/.well-known/acme-challenge/abc_1-2');
    expect([status, `${body}`]).toEqual([200, 'abc.key']);
  });

  test('the log has nobody’s whole address, and no page fetched ahead', async () => {
    await ask(server.port, '/contact?ahead', { headers: { 'sec-purpose': 'prefetch' } });
    for (const [query, from] of [
      ['read', '203.0.113.77'],
      ['two', '203.0.113.77, 198.51.100.9'],
      ['six', '2001:db8:1:2::77,::1'],
    ]) {
      await ask(server.port, `/contact?${query}`, { headers: { 'x-forwarded-for': from } });
    }
    const log = () => readFileSync(join(server.site, '../logs/access.log'), 'utf8');
    // Each worker of nginx writes its own lines, in its own time.
    await until(async () => ['?read', '?two', '?six'].every((line) => log().includes(line)));
    expect(log()).toMatch(/^203\.0\.113\.0 - - \[.*"GET \/contact\?read HTTP/m);
    expect(log()).toMatch(/^203\.0\.113\.0 .*\?two/m);
    expect(log()).toMatch(/^2001:db8:1:: .*\?six/m);
    expect(log()).not.toMatch(/113\.77|::77|\?ahead/);
  });
});

describe.skipIf(nginxIsMissing)('in production', () => {
  const dist = 'test-results/production';
  beforeAll(async () => {
    await server?.stop();
    mkdirSync(dist, { recursive: true });
    const own = { 'Strict-Transport-Security': 'max-age=1' };
    writeFileSync(
      `${dist}/_nginx`,
      nginxSettings([], own, [['/vieux.php', '/contact']], 'https://www.kolosoft.test'),
    );
    writeFileSync(`${dist}/contact.html`, 'a');
    server = await startNginx({ dist });
  }, 60_000);
  afterAll(() => rmSync(dist, { recursive: true, force: true }));
  const at = (host: string, path: string) => ask(server.port, path, { headers: { host } });

  const page = 'https://www.kolosoft.test/contact?a=1';
  test.each([
    // Another name leads to that of the site, page and query.
    ...['kolosoft.test', 'KOLOSOFT.test:8080', '203.0.113.7', 'x.example'].map(
      (host) => [host, '/contact?a=1', 301, page] as const,
    ),
    ...['www.kolosoft.test', 'WWW.kolosoft.test', 'localhost', '127.0.0.1'].map(
      (host) => [host, '/contact', 200, undefined] as const,
    ),
    // An old address of the owner's list; the challenge for a certificate of another name.
    ['www.kolosoft.test', '/Vieux.php/?a=1', 301, '/contact?a=1'],
    ['kolosoft.test', '/.well-known/acme-challenge/none', 404, undefined],
  ] as const)('%s%s: %i, leads to %s', async (host, path, status, location) => {
    const answer = await at(host, path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test('/release.txt says which release is live', async () => {
    const [name] = readdirSync(`${server.site}/..`).filter((one) => one !== '.new');
    expect(`${(await at('localhost', '/release.txt')).body}`).toBe(`${name}\n`);
  });

  test('with a certificate, plain HTTP leads to a name that has one', async () => {
    await server.stop();
    server = await startNginx({ dist, tls: true });
    const leads = async (host: string) => (await at(host, '/contact?a=1')).headers.location;
    for (const host of ['www.kolosoft.test', 'kolosoft.test', 'localhost'])
      expect(await leads(host)).toBe(`https://${host}:${server.tlsPort}/contact?a=1`);
    for (const host of ['203.0.113.7', '[2001:db8::7]', 'x.example', 'x.kolosoft.test'])
      expect(await leads(host)).toBe('https://www.kolosoft.test/contact?a=1');
  });
});

// What stays, and what is given back: `release.test.ts`.
describe.skipIf(nginxIsMissing)('a release', () => {
  const folder = 'test-results/releases';
  /** A site of one page, and a script that no other version has. */
  function version(name: string): string {
    const dist = `${folder}/${name}`;
    mkdirSync(`${dist}/_a`, { recursive: true });
    cpSync('dist/_nginx', `${dist}/_nginx`);
    writeFileSync(`${dist}/contact.html`, name);
    writeFileSync(`${dist}/_a/main.${name}.js`, name);
    return dist;
  }
  beforeAll(async () => {
    await server?.stop();
    server = await startNginx({ dist: version('a') });
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('takes the place of the one before, and gives it back; no request is lost, nor a file of an open page', async () => {
    let [asking, lost] = [true, 0];
    const reading = Array.from({ length: 5 }, async () => {
      while (asking) {
        const answer = await ask(server.port, '/contact').catch(() => undefined);
        if (answer?.status !== 200) lost += 1;
      }
    });
    const shows = (name: string) =>
      until(async () => `${(await ask(server.port, '/contact')).body}` === name);
    server.release(version('b'));
    await shows('b');
    server.release('back');
    await shows('a');
    asking = false;
    await Promise.all(reading);
    expect(lost).toBe(0);
    for (const name of ['a', 'b'])
      expect((await ask(server.port, `/_a/main.${name}.js`)).status).toBe(200);
    expect(() => server.release(`${folder}/missing`)).toThrow();
  });
});
