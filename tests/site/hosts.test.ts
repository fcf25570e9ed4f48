/**
 * What hosts make of `_headers` and `_redirects`. Netlify is asked through its own parsers;
 * Cloudflare's comes with 195 MB of a runtime, so that its rules are written here as it publishes
 * them (docs/decisions/004).
 */
import { readFile } from 'node:fs/promises';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { moved } from '#routes.ts';
import { site } from '#site.config.ts';
import {
  contentSecurityPolicy,
  pageHeaders,
  readSiteHeaders,
  securityHeaders,
  siteHeaders,
} from '../../server/headers.ts';
import { hostHeaders } from '../../server/hosts.ts';
import { readSite, type SiteFiles } from '../../server/site-files.ts';

/** The values of a header for an address as a visitor types it, one of each rule that adds one. */
type Host = (address: string, header: string) => string[];

const netlify = await parseAllHeaders({
  headersFiles: ['dist/_headers'],
  configHeaders: [],
  minimal: false,
});
const onNetlify: Host = (address, header) =>
  netlify.headers
    .filter((rule) => 'forRegExp' in rule && (rule.forRegExp as RegExp).test(address))
    .flatMap(({ values }) => (header in values ? [String(values[header])] : []));

interface Rule {
  readonly path: string;
  readonly set: readonly (readonly [name: string, value: string])[];
  readonly unset: readonly string[];
}

/**
 * Cloudflare's syntax: lines are trimmed, a path opens a rule, names ignore case, `! Name` removes
 * what earlier rules have set.
 * @throws Error at a line that Cloudflare would ignore
 */
function readRules(text: string): Rule[] {
  const rules: { path: string; set: [string, string][]; unset: string[] }[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (!line || line.startsWith('#')) continue;
    const [, name, value] = /^([^:\s]+):\s*(.+)$/.exec(line) ?? [];
    if (line.length > 2000) throw new Error(`too long: ${line}`);
    if (line.startsWith('/')) rules.push({ path: line, set: [], unset: [] });
    else if (line.startsWith('! ')) rules.at(-1)?.unset.push(line.slice(2).toLowerCase());
    else if (name && value) rules.at(-1)?.set.push([name.toLowerCase(), value]);
    else throw new Error(`not understood: ${line}`);
  }
  if (rules.length > 100) throw new Error(`${rules.length} rules`);
  return rules;
}

const rules = readRules(await readFile('dist/_headers', 'utf8'));
const onCloudflare: Host = (address, header) => {
  let values: string[] = [];
  for (const { path, set, unset } of rules) {
    const [start = '', end] = path.split('*');
    const whole = end === undefined ? address === path : address.length >= path.length - 1;
    if (!whole || !address.startsWith(start) || !address.endsWith(end ?? '')) continue;
    if (unset.includes(header.toLowerCase())) values = [];
    for (const [name, value] of set) if (name === header.toLowerCase()) values.push(value);
  }
  return values;
};

const hosts: readonly (readonly [string, Host])[] = [
  ['Netlify', onNetlify],
  ['Cloudflare', onCloudflare],
];
const pages = [
  ...['/', '/contact', '/%63ontact', '//contact', '/contact/', '/contact.html', '/index.html'],
  ...['/nulle-part', '/blog/inconnu', '/404', '/_a/rien', '/*', '/CONTACT'],
];
const files = ['/sw.js', '/openapi.yaml', '/_a/rien.js', '/icone.png', '/blog/feed.json', '/x.pdf'];

test('nothing is left out by either', async () => {
  expect(netlify.errors).toEqual([]);
  expect(netlify.headers.length).toBeGreaterThan(3);
  expect(rules.length).toBeGreaterThan(3);
  expect(() => readRules('/x\n  Cache-Control\n')).toThrow('not understood');
  const redirects = await parseAllRedirects({
    redirectsFiles: ['dist/_redirects'],
    configRedirects: [],
    minimal: false,
  });
  expect(redirects.errors).toEqual([]);
  const due = Object.entries(moved).map(([from, to]) => ({ from, to, status: 301 }));
  expect(redirects.redirects).toMatchObject(due);
  expect(redirects.redirects).toHaveLength(due.length);
});

test.each(hosts)(
  '%s: one policy for every answer, however its address is written',
  (_, valuesAt) => {
    for (const address of [...pages, ...files]) {
      const [policy = '', ...others] = valuesAt(address, 'Content-Security-Policy');
      expect(others, address).toEqual([]);
      const directives = new Map(
        policy.split('; ').map((part) => part.split(/ (.*)/s) as [string, string]),
      );
      expect(directives.get('default-src'), address).toBe("'none'");
      expect(directives.get('script-src'), address).toBe("'self'");
      for (const name of ['base-uri', 'form-action', 'frame-ancestors']) {
        expect(directives.get(name), address).toBe("'none'");
      }
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect(valuesAt(address, name), address).toEqual([value]);
      }
      expect(valuesAt(address, 'Strict-Transport-Security')).toEqual(['max-age=63072000']);
    }
    for (const address of pages) {
      for (const [name, value] of Object.entries(pageHeaders)) {
        expect(valuesAt(address, name), address).toEqual([value]);
      }
    }
  },
);

test.each(hosts)('%s: a preview asks for each address not to be indexed', (_, valuesAt) => {
  const wanted = site.production ? [] : ['noindex'];
  for (const address of [...pages, ...files]) {
    expect(valuesAt(address, 'X-Robots-Tag'), address).toEqual(wanted);
  }
});

test('a production site asks nothing of the kind; servers read back what the build wrote', () => {
  for (const production of [true, false]) {
    const headers = siteHeaders({ transport: 'subdomains', production });
    expect('X-Robots-Tag' in headers).toBe(!production);
    expect(readSiteHeaders(hostHeaders(new Map(), headers))).toEqual(headers);
  }
});

test('Cloudflare sends with a file no header that means something on a page alone', () => {
  for (const address of files) {
    for (const name of Object.keys(pageHeaders)) {
      expect(onCloudflare(address, name), address).toEqual([]);
    }
  }
});

test.each(hosts)('%s: no header comes from two rules, which would be added up', (_, valuesAt) => {
  for (const { path } of rules) {
    const sample = path.replace('*', 'x');
    for (const name of ['Cache-Control', 'Content-Type']) {
      expect(valuesAt(sample, name).length, `${path} ${name}`).toBeLessThan(2);
    }
  }
  expect(valuesAt('/_a/x.js', 'Cache-Control').join()).toContain('immutable');
  expect(valuesAt('/sw.js', 'Cache-Control')).toEqual(['no-cache']);
});

const own = { 'Strict-Transport-Security': 'max-age=1' };

test('an article more is no rule more, and what would be cut stops the build', async () => {
  const many = new Map(await readSite('dist'));
  const count = (of: SiteFiles) => readRules(hostHeaders(of, own)).length;
  const before = count(many);
  expect(before).toBeLessThan(50);
  for (let number = 0; number < 1000; number += 1) many.set(`blog/a${number}.html`, '<p>');
  expect(count(many)).toBe(before);
  for (let number = 0; number < 100; number += 1) many.set(`notes-${number}.txt`, undefined);
  expect(() => count(many)).toThrow('_headers : ');
  expect(() => hostHeaders(new Map(), { 'Strict-Transport-Security': 'x'.repeat(2000) })).toThrow(
    'trop longue',
  );
});

test('a page with a script of its own stops the build: the rule would refuse it', () => {
  const html = '<script>alert(1)</script>';
  expect(contentSecurityPolicy(html)).toContain("script-src 'self' 'sha256-");
  expect(() => hostHeaders(new Map([['page.html', html]]), own)).toThrow('page.html');
});
