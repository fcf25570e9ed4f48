/** What Cloudflare and Netlify make of `_headers` and `_redirects`, by the syntax they publish. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readMoved } from '#loading/moved.ts';
import { pagePolicy } from '#policy.ts';
import { movesOf } from '#served-addresses.ts';
import { site } from '#site.config.ts';
import {
  documentHeaders,
  everyHeaders,
  pageHeaders,
  readSiteHeaders,
  siteHeaders,
} from '../../server/headers.ts';
import { hostHeaders, hostRedirects } from '../../server/hosts.ts';
import { listFiles, namedAddresses, served } from '../../tools/dist.ts';

interface Rule {
  readonly path: string;
  readonly set: [name: string, value: string][];
  readonly unset: string[];
}

/**
 * Lines are trimmed, a path opens a rule, `! Name` removes what earlier rules have set.
 * @throws Error at what Cloudflare would ignore: it reads 100 rules, lines of 2 000 letters
 */
function readRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, name, value] = /^([^:\s]+):\s*(.+)$/.exec(line) ?? [];
    if (line.length > 2000) throw new Error(`too long: ${line}`);
    if (line.startsWith('/')) rules.push({ path: line, set: [], unset: [] });
    else if (line.startsWith('! ')) rules.at(-1)?.unset.push(line.slice(2));
    else if (name && value) rules.at(-1)?.set.push([name, value]);
    else if (line) throw new Error(`not understood: ${line}`);
  }
  if (rules.length > 100) throw new Error(`${rules.length} rules`);
  return rules;
}

const rules = readRules(readFileSync('dist/_headers', 'utf8'));
/** The values of a header for an address as typed; Netlify passes over what removes a header. */
const valuesAt = (removes: boolean, address: string, header: string) =>
  rules.reduce<string[]>((values, { path, set, unset }) => {
    const [start = '', end] = path.split('*');
    const whole = end === undefined ? address === path : address.length >= path.length - 1;
    if (!whole || !address.startsWith(start) || !address.endsWith(end ?? '')) return values;
    const kept = removes && unset.includes(header) ? [] : values;
    return [...kept, ...set.filter(([name]) => name === header).map(([, value]) => value)];
  }, []);

const pages =
  '/ /contact /%63ontact //contact /contact/ /contact.html /index.html /nulle-part /404 /* /CONTACT';
const files = '/sw.js /speculation-rules.json /_a/rien.js /icone.png /x.pdf /robots.txt';
const open = '/openapi.yaml /blog/rss.xml /llms.txt /partage/tappos.png /presse/fiche.txt';
const always = {
  ...everyHeaders,
  ...documentHeaders,
  ...siteHeaders(site),
  'Content-Security-Policy': pagePolicy,
};

describe.each([
  ['Cloudflare', true],
  ['Netlify', false],
] as const)('%s', (_, removes) => {
  const at = (address: string) => (name: string) => valuesAt(removes, address, name);

  test.each(`${pages} ${files}`.split(' '))('sends each header once for %s', (address) => {
    const values = at(address);
    for (const [name, value] of Object.entries(always)) expect(values(name), name).toEqual([value]);
    const isPage = pages.split(' ').includes(address);
    for (const [name, value] of Object.entries(pageHeaders))
      expect(values(name), name).toEqual(isPage || !removes ? [value] : []);
    expect(values('Access-Control-Allow-Origin')).toEqual([]);
  });

  test.each(open.split(' '))('%s is read from anywhere', (address) => {
    expect(at(address)('Access-Control-Allow-Origin')).toEqual(['*']);
    const resource = at(address)('Cross-Origin-Resource-Policy');
    expect(resource).toEqual([...(removes ? [] : ['same-origin']), 'cross-origin']);
  });

  test('no rule gives a second type or life', () => {
    for (const { path } of rules)
      for (const name of ['Cache-Control', 'Content-Type'])
        expect(at(path.replace('*', 'x'))(name).length, `${path} ${name}`).toBeLessThan(2);
    expect(at('/_a/x.js')('Cache-Control').join()).toContain('immutable');
    expect(at('/sw.js')('Cache-Control')).toEqual(['no-cache']);
  });
});

test('old addresses, guesses and slips lead on, each once, to what there is', async () => {
  const lines = readFileSync('dist/_redirects', 'utf8').trim().split('\n');
  const known = namedAddresses(await listFiles('dist'));
  const due = movesOf(known, readMoved()).map(([from, to]) => `${from} ${to} 301`);
  const slips = ['/tappos.', '/Tappos', '/TAPPOS', '/blog/ecart-de-caisse)', '/contact%20'];
  expect(lines).toEqual(expect.arrayContaining(due));
  expect(lines.map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(slips));
  expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
  const lost = lines.filter((line) => !known.includes(line.split(/[ #?]/)[1] ?? ''));
  expect(lost).toEqual([]);
  const many = Array.from({ length: 500 }, (_, at) => `blog/article-${at}.html`);
  // Cloudflare reads no more.
  const written = hostRedirects(many, [['/vieux', '/blog']]);
  expect(written.match(/\n/g)).toHaveLength(2000);
  expect(written).toContain('/vieux /blog 301\n');
});

test('a preview alone asks not to be indexed; a page more is no rule more', async () => {
  const built = served(await listFiles('dist'));
  for (const production of [true, false]) {
    const own = siteHeaders({ transport: 'subdomains', production });
    expect('X-Robots-Tag' in own).toBe(!production);
    const written = hostHeaders([...built, 'blog/un-article-de-plus.html'], own);
    expect(readSiteHeaders(written)).toEqual(own);
    expect(readRules(written)).toHaveLength(rules.length);
  }
});
