import { expect, test } from 'vitest';
import { goneItems, naming, pageOf } from './naming.ts';

const address = '/blog/marigot';

test('what a text says of a page would be refused, what only points to it leaves by itself', () => {
  const files = new Map([
    ['a.mdx', `Un.\n[Le marigot](${address}#rive), [la mare](${address}s).\n`],
    ['b.mdx', `${address}, [la mare](${address}s).\n`],
    [
      'c.yaml',
      `hero: { href: ${address} }
text: Lisez ${address}.
asked: [${address}, /docs]
called: [{ page: ${address}, names: [mare] }]
pages: { ${address}: Le marigot }
`,
    ],
  ]);
  const lost = 'ne mènerait plus nulle part';
  expect(naming(address, files)).toEqual({
    refused: [
      `a.mdx, ligne 2 : le lien ${address} ${lost}`,
      `c.yaml : hero.href l’adresse ${address} ${lost}`,
    ],
    leaves: ['asked.0', 'called.0.page', 'pages'].map(
      (place) => `c.yaml : ${place} l’adresse ${address} ${lost}`,
    ),
  });
});

test.each([
  ['posts/marigot.mdx', '/blog/marigot', '/blog'],
  ['docs/marigot.mdx', '/docs/marigot', '/docs'],
  ['guides/marigot.yaml', '/guides/marigot', '/guides'],
  ['templates/marigot.yaml', '/modeles/marigot.csv', '/guides'],
])('%s is the page %s, of the list %s', (file, page, list) => {
  expect(pageOf(`src/content/fr/${file}`)).toEqual({ address: page, list });
});

test.each(['fr/pages/home.yaml', 'fr/faq.yaml', 'fr/photos/marigot.jpg', 'figures.yaml'])(
  '%s is no page that can be deleted',
  (file) => {
    expect(pageOf(`src/content/${file}`)).toBeUndefined();
  },
);

test('an item that a list no longer has is known by its address', () => {
  const [one, other] = ['- id: gué\n', '- id: bief\n'];
  expect(goneItems('src/content/fr/faq.yaml', one + other, other)).toEqual(['/support#gué']);
  expect(goneItems('src/content/fr/faq.yaml', other, one + other)).toEqual([]);
  expect(goneItems('src/content/fr/moved.yaml', one, other)).toEqual([]);
});
