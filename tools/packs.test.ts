import { expect, test } from 'vitest';
import { addressesOf, keptPage, packsOf } from './packs.ts';

const files = [
  '404.html',
  '_a/x.js',
  'blog/404.html',
  'blog/neuf.html',
  'brochures/tapx.pdf',
  'contact.html',
  'docs.html',
  'docs/caisse.html',
  'hors-ligne.html',
  'index.html',
  'legal.html',
  'support.html',
  'tapx.html',
  'tapx/brochure.html',
  'tapx/features.html',
  'tapx/pricing.html',
];

test('each page is in one pack; errors of parts, redirects, sheets and listed articles in none', () => {
  const packs = packsOf(files, ['tapx']);
  expect([...packs.keys()]).toEqual(['core', 'tapx', 'rest-1']);
  expect(packs.get('tapx')).toEqual(['tapx.html', 'tapx/features.html', 'tapx/pricing.html']);
  expect(packs.get('rest-1')).toEqual(['blog/neuf.html', 'docs.html']);
});

test('a pack holds at most twelve pages, however many the site has', () => {
  const posts = Array.from({ length: 30 }, (_, index) => `blog/${index}.html`);
  const sizes = [...packsOf(posts, []).values()].slice(1).map(({ length }) => length);
  expect(sizes).toEqual([12, 12, 6]);
});

test('an address is that of a page or of a file, not of an error or a part of the build', () => {
  const addresses = addressesOf(files);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/docs/caisse', '/brochures/tapx.pdf']));
  expect(addresses).not.toEqual(expect.arrayContaining(['/404']));
  expect(addresses.some((address) => address.startsWith('/_a/'))).toBe(false);
});

test('a kept page has all its rules in its head, each face once, and nothing for others', () => {
  const face = '@font-face{font-family:a;src:url(a)}';
  const shared = '<meta property="og:type" content="x"><meta name="twitter:card" content="x">';
  const later = '<div hidden><svg><style>.a{top:0}.b{top:1px}</style></svg></div>';
  const data = '<script type="application/ld+json">{}</script>';
  const [head, body] = ['<meta name="robots" content="x">', '<p>a</p>'];
  expect(
    keptPage(
      `${head}${shared}<style>${face}.a{top:0}</style></head>${body}${later}<p>b</p>${data}`,
    ),
  ).toBe(`${head}<style>${face}.a{top:0}.b{top:1px}</style></head>${body}<p>b</p>`);
});
