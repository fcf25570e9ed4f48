/** `_headers` and `_redirects`: what Cloudflare and Netlify read, by the syntax they publish. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMoved } from '#loading/moved.ts';
import { movesOf } from '#served-addresses.ts';
import { readSiteHeaders, siteHeaders } from '../../server/headers.ts';
import { hostHeaders } from '../../server/hosts.ts';
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
});
