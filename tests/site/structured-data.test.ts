import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { postPath } from '#routes.ts';
import { builtPages } from '../../tools/built-pages.ts';
import { articlesOf } from '../../tools/content.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const pages = (await builtPages()).map(({ path, document }) => {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const data = [...scripts].map((script) => JSON.parse(script.textContent ?? ''));
  return { path, things: data.flatMap((one) => one['@graph'] as Thing[]) };
});

const all = productIds.map(() => 'SoftwareApplication');

const typesOf = (path: string) =>
  pages.find((page) => page.path === path)?.things.map((thing) => thing['@type']);

test.each([
  ['/', [...all, 'Organization', 'WebSite']],
  ['/tappharm', ['SoftwareApplication']],
  ['/tappharm/pricing', ['SoftwareApplication', 'BreadcrumbList']],
  ['/tapschool/ecrans', ['SoftwareApplication', 'BreadcrumbList']],
  // About one product; about all.
  ['/blog/ia-en-pharmacie', ['SoftwareApplication', 'BlogPosting', 'BreadcrumbList']],
  ['/docs/connexion', [...all, 'BreadcrumbList']],
  ['/support', all],
])('%s states what it is', (path, types) => {
  expect(typesOf(path)).toEqual(types);
});

test('the sitemap dates what has a date, and nothing else', () => {
  const lines = readFileSync('dist/sitemap.xml', 'utf8').match(/<url>.*<\/url>/g) ?? [];
  const dated = lines.filter((line) => /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(line));
  const due = [...articlesOf('posts').map(postPath), '/terms', '/privacy'];
  expect(dated.map((line) => /https:\/\/[^/]+(.*)<\/loc>/.exec(line)?.[1]).toSorted()).toEqual(
    due.toSorted(),
  );
});
