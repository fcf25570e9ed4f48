/** Section 9, « Prices and plans »: each amount with its plan, its year and its unit. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../tools/built-pages.ts';
import { readPdf, solid } from '../../tools/pdf.ts';
import { checkTable, type Line, parts, texts } from './table.ts';

const school = 'main article';
const plans = [
  ['École primaire', '15 000 F', 'jusqu’à 200 élèves'],
  ['Secondaire (collège)', '20 000 F', 'jusqu’à 500 élèves'],
  ['Lycée', '30 000 F', 'jusqu’à 1 000 élèves'],
  ['École de santé', '30 000 F', 'jusqu’à 1 000 étudiants'],
  ['Université', '100 000 F', 'étudiants illimités'],
  ['École professionnelle', '30 000 F', 'jusqu’à 1 000 élèves'],
] as const;

/** The list or line of a plan card that holds its price. */
const priceOf = (name: string) => (page: Document) => {
  const cards = [...page.querySelectorAll(school)];
  const card = cards.find((one) => texts('h2')(one).includes(name)) ?? page;
  return texts('div:first-child > span, ul:first-of-type > li > *')(card);
};

describe('plans', () =>
  checkTable({
    '/tappharm/pricing': [
      ['the Gold plan', '#gold', expect.stringContaining('Gold')],
      [
        '20 000 FCFA per month in year 1, 15 000 in year 2, 10 000 from year 3',
        parts('@gold ol > li > p'),
        [
          ['20 000', 'FCFA par mois, la première année'],
          ['15 000', 'FCFA par mois, la deuxième année'],
          ['10 000', 'FCFA par mois, à partir de la troisième année'],
        ],
      ],
      [
        'unlimited workstations; no installation fee',
        texts('@compris ul > li'),
        expect.arrayContaining(['Postes de travail illimités', 'Installation sans frais']),
      ],
      [
        'annual renewable contract',
        '@gold',
        expect.stringContaining('Contrat annuel renouvelable.'),
      ],
      [
        'storage and SMS billed by usage',
        '@option dd',
        ['selon l’espace occupé', 'selon les envois'],
      ],
      ['optional module', '@option > p:first-child', 'En option'],
    ],
    '/tappos/pricing': [
      ['5 000 FCFA per month', parts('@offre p:has(> strong)'), [['5 000', 'FCFA par mois']]],
      [
        'unlimited locations, products and users',
        '@offre ul > li',
        ['Boutiques illimitées', 'Produits illimités', 'Utilisateurs illimités'],
      ],
    ],
    '/tapschool/pricing': [
      ['seven plans', `${school} h2`, [...plans.map(([name]) => name), 'Autres établissements']],
      ...plans.map(
        ([name, price, capacity]): Line => [
          `${name}: ${price}, ${capacity}`,
          priceOf(name),
          [capacity, price, 'pour l’année scolaire'],
        ],
      ),
      ['others on quote', priceOf('Autres établissements'), ['Sur devis']],
      [
        '« Demander un devis »',
        (page) => texts(`${school} a[data-tone]`)(page).at(-1),
        'Demander un devis : Autres établissements',
      ],
      [
        'primary: limited customisation, standard support; no other plan has a limitation',
        `${school} [data-limit]`,
        ['Personnalisation limitée', 'Assistance standard'],
      ],
      [
        'University: multi-campus; every plan has all features, primary but for its two limits',
        `${school} ul:last-of-type > li:not([data-limit])`,
        [
          'Toutes les autres fonctions',
          ...Array(4).fill('Toutes les fonctions'),
          'Plusieurs campus',
          ...Array(2).fill('Toutes les fonctions'),
        ],
      ],
      [
        'special discounts for non-profit organisations',
        'main ol > li > h2 + p',
        'Des remises particulières existent pour les organisations à but non lucratif.',
      ],
    ],
  }));

const sold = [
  ['/tappharm', 'MON', ['20 000 FCFA', '15 000 FCFA', '10 000 FCFA']],
  ['/tappos', 'MON', ['5 000 FCFA']],
  ['/tapschool', 'ANN', [...plans.map(([, price]) => price), 'Sur devis']],
] as const;

test.each(sold)(
  '%s sells at these prices in its structured data and brochure',
  async (at, ...due) => {
    const [unit, prices] = due;
    const data = (await documentOf(`${at}/pricing`)).querySelector('[type="application/ld+json"]');
    const [trial, ...priced] = JSON.parse(data?.textContent ?? '')['@graph'][0].offers;
    expect(trial).toMatchObject({ name: 'Essai gratuit', price: '0', priceCurrency: 'EUR' });
    const amounts = prices.map((price) => Number(price.replace(/\D/g, ''))).filter(Boolean);
    expect(priced).toMatchObject(
      amounts.map((price) => ({
        priceSpecification: { price, priceCurrency: 'XOF', unitCode: unit },
      })),
    );
    const { text } = await readPdf(await readFile(`dist/brochures${at}.pdf`));
    for (const price of prices) expect(text).toContain(solid(price));
  },
);
