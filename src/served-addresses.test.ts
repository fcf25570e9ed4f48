import { expect, test } from 'vitest';
import { leadsTo, movedTo, withSearch } from './served-addresses.ts';

const addresses = [
  ...['/', '/tappharm', '/tappharm/pricing', '/blog', '/docs/connexion', '/blog/un-article'],
  ...['/openapi.yaml', '/.well-known/security.txt'],
];
const leads = leadsTo(addresses, [
  ['/vieux.php', '/tappharm'],
  ['/tarifs', '/tappharm/pricing'],
  ['/legal', '/blog'],
  ['/blog', '/'],
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
  ['/ESSAI.', '/#parlons'],
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
  ['/vieux.php/', '/tappharm'],
  ['/Vieux.PHP', '/tappharm'],
  ['/tarifs', '/tappharm/pricing'],
  ['/prix', '/'],
  ['/blog', undefined],
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
