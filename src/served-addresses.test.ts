import { expect, test } from 'vitest';
import { hidden, leadsTo, missingPages, movedTo, strange, withSearch } from './served-addresses.ts';

const leads = leadsTo([
  ...['/', '/tappharm', '/tappharm/pricing', '/blog', '/docs/connexion', '/blog/un-article'],
  ...['/openapi.yaml', '/.well-known/security.txt'],
]);

test.each([
  ['/', undefined],
  ['/tappharm', undefined],
  ['/tappharm/', '/tappharm'],
  ['/tappharm/pricing.html', '/tappharm/pricing'],
  ['/index.html', '/'],
  ['/blog/index.html/', '/blog'],
  ['//example.org/', undefined],
  ['//', '/'],
  ['//tappharm//pricing', '/tappharm/pricing'],
  ['/TapPharm/Pricing', '/tappharm/pricing'],
  ['/TARIFS.', '/#parlons'],
  ...'. , ; : ! ?! ) ] > \' " » ’ … %20 %22) %C2%BB. %C2%A0%C2%BB \u200b ** /index.html'
    .split(' ')
    .map((end) => [`/blog/un-article${end}`, '/blog/un-article'] as const),
  ['/%C2%AB%20blog%20%C2%BB', '/blog'],
  ['/(openapi.yaml)', '/openapi.yaml'],
  ['/.well-known/security.txt', undefined],
  ['/%62log', '/blog'],
  ['/nulle-part.', undefined],
  ['/x/../blog.', undefined],
  ['/x/%2e%2e/blog', undefined],
  ['/blog%00', undefined],
  ['/blog%E0%A4%A', undefined],
  [`/blog${'.'.repeat(300)}`, undefined],
  ['/legal', '/terms'],
  ['/legal.html', '/terms'],
  ['/privacy-policy/', '/privacy'],
  ['/docs/connexion', undefined],
  ['/docs/connexion/', '/docs/connexion'],
  ['/constructor', undefined],
  ['/index.php', undefined],
  ['/_a/style.css', undefined],
] as const)('%s leads to %s', (path, target) => {
  expect(movedTo(path, leads)).toBe(target);
});

test('a query stands before the fragment of where it leads', () => {
  expect(withSearch('/#parlons', '?a=$&')).toBe('/?a=$&#parlons');
  expect(withSearch('/blog', '?a')).toBe('/blog?a');
});

test('what a server must never give is hidden, and its neighbours are not', () => {
  const kept = [
    '/404',
    '/404.html',
    '/blog/404',
    '/_headers',
    '/_redirects',
    '/a.html.br',
    '/a.js.gz',
  ];
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
