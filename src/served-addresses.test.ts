import { expect, test } from 'vitest';
import { hidden, missingPages, movedTo, strange } from './served-addresses.ts';

test.each([
  ['/', undefined],
  ['/tappharm', undefined],
  ['/tappharm/', '/tappharm'],
  ['/tappharm/pricing.html', '/tappharm/pricing'],
  ['/index.html', '/'],
  ['/blog/index.html/', '/blog'],
  ['//example.org/', '/example.org'],
  ['//', '/'],
  ['/legal', '/terms'],
  ['/legal.html', '/terms'],
  ['/privacy-policy/', '/privacy'],
  ['/blog/page/1', '/blog'],
  ['/blog/page/1.html', '/blog'],
  ['/blog/page/2', undefined],
  ['/blog/page/12/', '/blog/page/12'],
  ['/constructor', undefined],
  ['/index.php', undefined],
  ['/_a/style.css', undefined],
] as const)('%s leads to %s', (path, target) => {
  expect(movedTo(path)).toBe(target);
});

test('what a server must never give is hidden, and its neighbours are not', () => {
  const kept = ['/404', '/blog/404', '/_headers', '/_redirects', '/a.html.br', '/a.js.gz'];
  expect(kept.filter((path) => !hidden.test(path))).toEqual([]);
  const given = ['/', '/blog/erreur-404', '/a.js', '/_a/x.css', '/brasserie', '/blog/x_headers'];
  expect(given.filter((path) => hidden.test(path))).toEqual([]);
});

test('encoded characters and dot segments are strange, a dot in a name is not', () => {
  const odd = [
    '/%',
    '/%00',
    '/..',
    '/../x',
    '/a/./b',
    '/a/..',
    '/a%2fb',
    '/a#b',
    '/\\evil.example/',
  ];
  expect(odd.filter((path) => !strange.test(path))).toEqual([]);
  const plain = ['/.well-known/security.txt', '/a.b', '/a..b', '/...', '/blog/1.2'];
  expect(plain.filter((path) => strange.test(path))).toEqual([]);
});

test('the deepest 404 page comes first', () => {
  expect(missingPages(['404.html', 'about.html', 'blog/404.html', 'blog/x404.html'])).toEqual([
    { folder: '/blog/', file: '/blog/404.html' },
    { folder: '/', file: '/404.html' },
  ]);
});
