/**
 * What hosts make of `_headers`, by the rules that Cloudflare and Netlify publish: a rule holds for
 * the address as it was typed, `*` for anything, and two rules on one header are added up.
 */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { moved } from '#routes.ts';
import { contentSecurityPolicy, pageHeaders, securityHeaders } from '../../server/headers.ts';
import { hostHeaders } from '../../server/hosts.ts';
import { readSite } from '../../server/site-files.ts';

const text = await readFile('dist/_headers', 'utf8');
const rules = text
  .trim()
  .split('\n\n')
  .map((block) => {
    const [path = '', ...lines] = block.split('\n');
    return {
      path,
      headers: lines.map((line) =>
        line
          .trim()
          .split(/: (.*)/s)
          .slice(0, 2),
      ),
    };
  });

/** The values of a header for an address as a visitor types it. */
function valuesAt(address: string, header: string): string[] {
  const matching = rules.filter(({ path }) => {
    const [start = '', end] = path.split('*');
    return end === undefined ? path === address : address.startsWith(start);
  });
  return matching.flatMap(({ headers }) =>
    headers.filter(([name]) => name === header).map(([, value = '']) => value),
  );
}

const addresses = [
  ...['/', '/contact', '/%63ontact', '//contact', '/contact/', '/contact.html', '/index.html'],
  ...['/nulle-part', '/blog/inconnu', '/404', '/sw.js', '/openapi.yaml', '/_a/rien.js', '/*'],
];

test.each(addresses)('%s is sent with one policy, however it is written', (address) => {
  const [policy = '', ...others] = valuesAt(address, 'Content-Security-Policy');
  expect(others).toEqual([]);
  const directives = new Map(
    policy.split('; ').map((part) => part.split(/ (.*)/s) as [string, string]),
  );
  expect(directives.get('default-src')).toBe("'none'");
  expect(directives.get('script-src')).toBe("'self'");
  for (const name of ['base-uri', 'form-action', 'frame-ancestors']) {
    expect(directives.get(name)).toBe("'none'");
  }
  for (const [name, value] of Object.entries({ ...securityHeaders, ...pageHeaders })) {
    expect(valuesAt(address, name)).toEqual([value]);
  }
  expect(valuesAt(address, 'Strict-Transport-Security')).toEqual(['max-age=63072000']);
});

test('no header comes from two rules, which would be added up', () => {
  for (const { path } of rules) {
    const sample = path.replace('*', 'x');
    for (const name of ['Cache-Control', 'Content-Type']) {
      expect(valuesAt(sample, name).length, `${path} ${name}`).toBeLessThan(2);
    }
  }
  expect(valuesAt('/_a/x.js', 'Cache-Control').join()).toContain('immutable');
  expect(valuesAt('/sw.js', 'Cache-Control')).toEqual(['no-cache']);
});

test('an article more is no rule more, and what would be cut stops the build', async () => {
  const files = new Map(await readSite('dist'));
  const count = (of: typeof files) => hostHeaders(of, 'max-age=1').split('\n\n').length;
  const before = count(files);
  expect(before).toBeLessThan(50);
  for (let number = 0; number < 1000; number += 1) files.set(`blog/a${number}.html`, '<p>');
  expect(count(files)).toBe(before);
  for (let number = 0; number < 100; number += 1) files.set(`notes-${number}.txt`, undefined);
  expect(() => count(files)).toThrow('_headers : ');
  expect(() => hostHeaders(new Map(), 'x'.repeat(2000))).toThrow('trop longue');
});

test('a page with a script of its own stops the build: the rule would refuse it', () => {
  const html = '<script>alert(1)</script>';
  expect(contentSecurityPolicy(html)).toContain("script-src 'self' 'sha256-");
  expect(() => hostHeaders(new Map([['page.html', html]]), 'max-age=1')).toThrow('page.html');
});

test('redirects are the site’s own', async () => {
  const lines = (await readFile('dist/_redirects', 'utf8')).trim().split('\n');
  expect(lines).toEqual(Object.entries(moved).map(([from, to]) => `${from} ${to} 301`));
});
