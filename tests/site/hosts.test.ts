/** `_headers` and `_redirects`: what Cloudflare and Netlify read, by the syntax they publish. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMoved } from '#loading/moved.ts';
import { movesOf } from '#served-addresses.ts';
import { pageHeaders, publicPlaces, readSiteHeaders, siteHeaders } from '../../server/headers.ts';
import { hostHeaders, hostRedirects } from '../../server/hosts.ts';
import { listFiles, namedAddresses, served } from '../../tools/dist.ts';

/** The lines below each path. */
const rulesOf = (text: string) =>
  Map.groupBy(
    text.split('\n\n').flatMap((rule) => {
      const [path = '', ...lines] = rule.trimEnd().split('\n  ');
      return lines.map((line) => [path, line] as const);
    }),
    ([path]) => path,
  );
const rules = rulesOf(readFileSync('dist/_headers', 'utf8'));
const linesOf = (path: string) => rules.get(path)?.map(([, line]) => line) ?? [];

test('what a place changes of the rule for all, it first takes off; no header is given twice', () => {
  const all = linesOf('/*').join('\n');
  for (const [path, lines] of rules) {
    const set = lines.flatMap(([, line]) => /^[\w-]+(?=: )/.exec(line) ?? []);
    expect(new Set(set).size, path).toBe(set.length);
    const twice = path === '/*' ? [] : set.filter((name) => all.includes(`${name}: `));
    expect(linesOf(path), path).toEqual(expect.arrayContaining(twice.map((name) => `! ${name}`)));
  }
  for (const name of Object.keys(pageHeaders)) expect(linesOf('/*.js')).toContain(`! ${name}`);
  for (const place of publicPlaces)
    expect(linesOf(place.replace(/\/$/, '/*'))).toContain('Access-Control-Allow-Origin: *');
  expect(linesOf('/_a/*').join()).toContain('immutable');
  expect(linesOf('/sw.js')).toEqual(['Cache-Control: no-cache']);
});

test('a page is fetched ahead when its link is pressed, not before', () => {
  const [, file] = /^Speculation-Rules: "(.+)"$/m.exec(linesOf('/*').join('\n')) ?? [];
  const rules = JSON.parse(readFileSync(`dist${file}`, 'utf8'));
  expect(rules).toEqual({ prefetch: [expect.objectContaining({ eagerness: 'conservative' })] });
});

test('a preview alone asks not to be indexed; a page more is no rule more', async () => {
  const built = served(await listFiles('dist'));
  for (const production of [true, false]) {
    const own = siteHeaders({ transport: 'subdomains', production });
    expect('X-Robots-Tag' in own).toBe(!production);
    const written = hostHeaders([...built, 'blog/un-article-de-plus.html'], own);
    expect(readSiteHeaders(written)).toEqual(own);
    expect(rulesOf(written).size).toBe(rules.size);
    // Cloudflare reads no more.
    expect(rules.size).toBeLessThanOrEqual(100);
    expect(written.split('\n').filter((line) => line.length > 2000)).toEqual([]);
  }
});

test('old addresses, guesses and slips lead on, each once, to what there is', async () => {
  const lines = readFileSync('dist/_redirects', 'utf8').trim().split('\n');
  const known = namedAddresses(await listFiles('dist'));
  const due = movesOf(known, readMoved()).map(([from, to]) => `${from} ${to} 301`);
  const froms = lines.map((line) => line.split(' ')[0]);
  const slips = ['/tappos.', '/Tappos', '/TAPPOS', '/blog/ecart-de-caisse)', '/contact%20'];
  expect(lines).toEqual(expect.arrayContaining(due));
  expect(froms).toEqual(expect.arrayContaining(slips));
  expect(new Set(froms).size).toBe(lines.length);
  expect(lines.filter((line) => !known.includes(line.split(/[ #?]/)[1] ?? ''))).toEqual([]);
  const many = Array.from({ length: 500 }, (_, at) => `blog/article-${at}.html`);
  // Cloudflare reads no more.
  const written = hostRedirects(many, [['/vieux', '/blog']]);
  expect(written.match(/\n/g)).toHaveLength(2000);
  expect(written).toContain('/vieux /blog 301\n');
});
