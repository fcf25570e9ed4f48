/** Section 2.2, « Navigation ». */
import { expect } from 'vitest';
import { checkTable, hrefs, type Line, texts } from './table.ts';

const products = ['tappharm', 'tappos', 'tapschool'] as const;
const overviews = products.map((product) => `/${product}`);
const app = (product: string) => `https://${product}.example.com`;
const three = (product: string) => [`/${product}`, `/${product}/features`, `/${product}/pricing`];
const logins = products.map((product) => `${app(product)}/login`);
const footer = [
  'about',
  'careers',
  'contact',
  'support',
  'security',
  'partners',
  'privacy',
  'terms',
];
const bar = '[aria-label^="Pages du logiciel"] a';

checkTable({
  '/about': [
    ['a logo linking to /', (page) => hrefs('[data-top-bar] a')(page)[0], '/'],
    ...products.map(
      (product): Line => [
        `a dropdown of ${product}: overview, features, pricing`,
        hrefs(`[data-top-bar] [data-menu][data-product="${product}"] a`),
        three(product),
      ],
    ),
    [
      'an AI link, Contact, an FAQS button to /support',
      hrefs('[data-top-bar] nav > a'),
      ['/ai', '/contact', '/support'],
    ],
    [
      'a bottom tab bar links to the three product overviews; the fourth opens the menu',
      hrefs('[aria-label="Logiciels et menu"] a'),
      [...overviews, '#plan-du-site'],
    ],
    ['the three logins in the footer', hrefs('footer a[target="_blank"]'), logins],
    ['the three logins in the menu', hrefs('dialog a[target="_blank"]'), logins],
    [
      'footer links',
      hrefs('footer nav a'),
      expect.arrayContaining([...overviews, ...footer.map((page) => `/${page}`)]),
    ],
  ],
  ...Object.fromEntries(
    products.map((product): [string, Line[]] => [
      `/${product}`,
      [
        [
          'product sub-bar: overview, features, pricing, and a login elsewhere; then the trial',
          hrefs(bar),
          [...three(product), `${app(product)}/login`, `${app(product)}/register`],
        ],
        [
          'the login opens in a new tab',
          texts(`${bar}[target="_blank"]`),
          ['Connexion (nouvel onglet)'],
        ],
      ],
    ]),
  ),
});
