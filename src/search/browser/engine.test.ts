import { describe, expect, test } from 'vitest';
import { addressOf, type Found } from '../index-file.ts';
import { createEngine, type Engine } from './engine.ts';

const page = (title: string, summary: string, more: Partial<Found> = {}): Found => ({
  kind: 'page',
  href: `/${title.toLowerCase().replace(/ /g, '-')}`,
  title,
  summary,
  ...more,
});

const site: Found[] = [
  page('Tarifs de TapPharm', 'Le prix de la formule Gold, par mois.', {
    keywords: 'prix logiciel pharmacie',
    product: 'tappharm',
  }),
  page('TapPharm', 'La pharmacie, du premier client au rideau.', {
    passages: [
      ['#stock', 'Stock', 'Chaque lot a sa date de péremption. Le prix vient de la livraison.'],
      ['~', 'Tiers payant', 'La part mutuelle se calcule à la vente.'],
      ['#ecran-cloture', 'Clôture', ''],
    ],
  }),
  page('TapSchool', 'De l’inscription au bulletin, et un mot aux parents de l’école.'),
  {
    kind: 'post',
    href: '/blog/inventaire',
    title: 'Faire l’inventaire sans fermer',
    summary: 'Compter un rayon chaque matin.',
    passages: [['#carnet', 'Le carnet', 'Notez chaque crédit.']],
  },
  {
    kind: 'doc',
    href: '/docs#compter',
    title: 'Compter un rayon',
    summary: 'Relever les quantités avant un inventaire.',
  },
  {
    kind: 'question',
    href: '/support#horaires',
    title: 'Quand peut-on vous joindre ?',
    summary: 'Du lundi au vendredi, par e-mail, pour plusieurs boutiques.',
  },
];

const engine = await createEngine(site, [
  ['horaires', 'joindre'],
  ['plusieurs', 'multi'],
]);

const hrefsOf = (one: Engine, query: string) =>
  [...one.search(query).groups.values()].flat().map(({ found }) => found.href);
const hrefs = (query: string) => hrefsOf(engine, query);
const text = (pieces: readonly { text: string }[]) => pieces.map((piece) => piece.text).join('');

test('a heading without a text shows what its page is about', () => {
  const [result] = engine.search('clôture').groups.get('page') ?? [];
  expect(result?.href).toBe('/tappharm#ecran-cloture');
  expect(text(result?.excerpt ?? [])).toBe('La pharmacie, du premier client au rideau.');
});

test('a page only once, at its best passage', () => {
  const [result] = engine.search('péremption').groups.get('page') ?? [];
  expect(result?.href).toBe('/tappharm#stock');
  expect(text(result?.heading ?? [])).toBe('Stock');
  expect(result?.excerpt.filter(({ hit }) => hit)).toEqual([{ text: 'péremption', hit: true }]);
});

// What buyers type on the site itself: `tests/site/search.test.ts`.
test.each([
  ['INVENTAIRE', '/blog/inventaire /docs#compter'],
  ['invent', '/blog/inventaire /docs#compter'],
  ['inventiare', '/blog/inventaire /docs#compter'],
  // Words that ask and numbers do not count.
  ['comment faire 4321 inventaires ?', '/blog/inventaire /docs#compter'],
  ['ecole', '/tapschool'],
  ['horaires', '/support#horaires'],
  ['mutuelle vente', '/tappharm'],
  // In several of its passages.
  ['mutuelle péremption', '/tappharm'],
  // One of two words.
  ['mutuelle xyzxyz', ''],
  // Another page has « mot », which is one letter away.
  ['lot', '/tappharm'],
  // Joined or split.
  ['e mail', '/support#horaires'],
  ['email', '/support#horaires'],
  ['multiboutiques', '/support#horaires'],
  ['tier payant', '/tappharm'],
  ['', ''],
  ['zzzzzz', ''],
])('« %s » finds %s', (query, expected) => {
  expect(hrefs(query).join(' ')).toBe(expected);
});

test('a title before a text', () => {
  expect(hrefs('compter')[0]).toBe('/docs#compter');
  expect(hrefs('prix pharmacie')[0]).toBe('/tarifs-de-tappharm');
});

describe('names', async () => {
  const names = ['quincaillerie', 'caisse enregistreuse'];
  const shops = page('Boutiques', 'La caisse.', { names });
  const called = await createEngine([...site, shops], [], ['pharmacie de garde']);
  const first = (query: string) => hrefsOf(called, query)[0];

  test.each([
    'quincaillerie',
    'Quincailleries',
    'quincailerie',
    'quincail',
    'enregistreuse caisse',
  ])('%s leads to what bears the name', (query) => expect(first(query)).toBe('/boutiques'));

  test('a name that is only one word of four in a query is not the first result', () => {
    expect(first('quincaillerie inventaire rayon matin')).not.toBe('/boutiques');
  });

  test('what the site lacks has no answer, whatever its words are found in', () => {
    expect(first('pharmacie')).toBeDefined();
    expect(first('pharmacie de garde')).toBeUndefined();
  });

  test('sure of a word as written, of a name; not of a misspelt or begun one', () => {
    const sure = (query: string) => called.search(query).sure;
    expect(['inventaire', 'quincailleries'].map(sure)).toEqual([true, true]);
    // The name « quincaillerie » is only half of the last.
    const guesses = ['inventiare', 'quincail', 'zzzzzz', 'mode quincaillerie'];
    expect(guesses.filter(sure)).toEqual([]);
  });
});

test('a passage is reached by its anchor, or by its heading', () => {
  expect(addressOf('/terms', ['#prix', 'Prix', ''])).toBe('/terms#prix');
  expect(addressOf('/docs#x', ['', '', ''])).toBe('/docs#x');
  const heading = addressOf('/contact', ['~', 'E-mail, ici', '']);
  expect(heading).toBe('/contact#:~:text=E%2Dmail%2C%20ici');
});
