/** Section 9, « Prices and plans »: each amount with its plan, its year and its unit. */
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../tools/built-pages.ts';
import { checkTable, parts, text, texts } from './table.ts';

const school = 'main article';
const plans = [
  { name: 'École primaire', price: '15 000 F', capacity: 'jusqu’à 200 élèves' },
  { name: 'Secondaire (collège)', price: '20 000 F', capacity: 'jusqu’à 500 élèves' },
  { name: 'Lycée', price: '30 000 F', capacity: 'jusqu’à 1 000 élèves' },
  { name: 'École de santé', price: '30 000 F', capacity: 'jusqu’à 1 000 étudiants' },
  { name: 'Université', price: '100 000 F', capacity: 'étudiants illimités' },
  { name: 'École professionnelle', price: '30 000 F', capacity: 'jusqu’à 1 000 élèves' },
];

/** The list or line of a plan card that holds its price. */
const priceOf = (name: string) => (page: Document) => {
  const card = [...page.querySelectorAll(school)].find(
    (article) => article.querySelector('h2')?.textContent === name,
  );
  const parts = card?.querySelectorAll('div:first-child > span, ul:first-of-type > li > *');
  return [...(parts ?? [])].map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
};

describe('pharmacy: the Gold plan', () =>
  checkTable([
    ['its name', '/tappharm/pricing', text('#gold'), expect.stringContaining('Gold')],
    [
      '20 000 FCFA per month in year 1, 15 000 in year 2, 10 000 from year 3',
      '/tappharm/pricing',
      parts('[aria-labelledby="gold"] ol > li > p'),
      [
        ['20 000', 'FCFA par mois, la première année'],
        ['15 000', 'FCFA par mois, la deuxième année'],
        ['10 000', 'FCFA par mois, à partir de la troisième année'],
      ],
    ],
    [
      'unlimited workstations; no installation fee',
      '/tappharm/pricing',
      texts('[aria-labelledby="compris"] ul > li'),
      expect.arrayContaining(['Postes de travail illimités', 'Installation sans frais']),
    ],
    [
      'annual renewable contract',
      '/tappharm/pricing',
      text('[aria-labelledby="gold"]'),
      expect.stringContaining('Contrat annuel renouvelable.'),
    ],
    [
      'storage and SMS billed by usage',
      '/tappharm/pricing',
      texts('[aria-labelledby="option"] dd'),
      ['selon l’espace occupé', 'selon les envois'],
    ],
    [
      'optional module',
      '/tappharm/pricing',
      text('[aria-labelledby="option"] > p:first-child'),
      'En option',
    ],
  ]));

describe('retail: the single offer', () =>
  checkTable([
    [
      '5 000 FCFA per month',
      '/tappos/pricing',
      parts('[aria-labelledby="offre"] p:has(> strong)'),
      [['5 000', 'FCFA par mois']],
    ],
    [
      'unlimited locations, products and users',
      '/tappos/pricing',
      texts('[aria-labelledby="offre"] ul > li'),
      ['Boutiques illimitées', 'Produits illimités', 'Utilisateurs illimités'],
    ],
  ]));

describe('school: price per school year', () =>
  checkTable([
    [
      'seven plans',
      '/tapschool/pricing',
      texts(`${school} h2`),
      [...plans.map(({ name }) => name), 'Autres établissements'],
    ],
    ...plans.map(
      ({ name, price, capacity }) =>
        [
          `${name}: ${price}, ${capacity}`,
          '/tapschool/pricing',
          priceOf(name),
          [capacity, price, 'pour l’année scolaire'],
        ] as const,
    ),
    ['others on quote', '/tapschool/pricing', priceOf('Autres établissements'), ['Sur devis']],
    [
      '« Demander un devis »',
      '/tapschool/pricing',
      (page) => (texts(`${school} a[data-tone]`)(page) as string[]).at(-1),
      'Demander un devis : Autres établissements',
    ],
    [
      'primary: limited customisation, standard support; no other plan has a limitation',
      '/tapschool/pricing',
      texts(`${school} [data-limit]`),
      ['Personnalisation limitée', 'Assistance standard'],
    ],
    [
      'University: multi-campus; every plan has all features, primary but for its two limits',
      '/tapschool/pricing',
      (page) =>
        [...page.querySelectorAll(school)].map((card) =>
          [...card.querySelectorAll('ul:last-of-type > li:not([data-limit])')].map(
            ({ textContent }) => textContent,
          ),
        ),
      [
        ['Toutes les autres fonctions'],
        ...Array.from({ length: 3 }, () => ['Toutes les fonctions']),
        ['Toutes les fonctions', 'Plusieurs campus'],
        ['Toutes les fonctions'],
        ['Toutes les fonctions'],
      ],
    ],
    [
      'special discounts for non-profit organisations',
      '/tapschool/pricing',
      text('main ol > li > h2 + p'),
      'Des remises particulières existent pour les organisations à but non lucratif.',
    ],
  ]));

describe('the same prices elsewhere', () => {
  test.each([
    ['/tappharm', 'MON', [20_000, 15_000, 10_000]],
    ['/tappos', 'MON', [5_000]],
    ['/tapschool', 'ANN', [15_000, 20_000, 30_000, 30_000, 100_000, 30_000]],
  ])(
    '%s sells at these prices in its structured data, after the free trial',
    async (product, unit, amounts) => {
      const page = await documentOf(`${product}/pricing`);
      const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      const [trial, ...priced] = JSON.parse(data)['@graph'][0].offers;
      expect(trial).toMatchObject({ name: 'Essai gratuit', price: '0', priceCurrency: 'EUR' });
      expect(
        priced.map(({ priceSpecification: { price, priceCurrency, unitCode } }: PricedOffer) => [
          price,
          priceCurrency,
          unitCode,
        ]),
      ).toEqual(amounts.map((amount) => [amount, 'XOF', unit]));
    },
  );

  test.each([
    ['/tappharm', ['20 000 FCFA', '15 000 FCFA', '10 000 FCFA']],
    ['/tappos', ['5 000 FCFA']],
    ['/tapschool', [...plans.map(({ price }) => price), 'Sur devis']],
  ])('%s sells at these prices in its brochure', async (product, prices) => {
    const page = await documentOf(`${product}/brochure`);
    expect(texts('[aria-labelledby="prix"] li > b')(page)).toEqual(prices);
  });
});

interface PricedOffer {
  priceSpecification: { price: number; priceCurrency: string; unitCode: string };
}
