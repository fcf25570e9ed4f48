/** Section 2.2, « Navigation ». */
import { expect } from 'vitest';
import { checkTable, hrefs, texts } from './table.ts';

const products = ['tappharm', 'tappos', 'tapschool'] as const;
const app = (product: string) => `https://${product}.example.com`;
const three = (product: string) => [`/${product}`, `/${product}/features`, `/${product}/pricing`];
const footer = [
  ...['/tappharm', '/tappos', '/tapschool', '/about', '/careers', '/contact', '/support'],
  ...['/security', '/partners', '/privacy', '/terms'],
];

checkTable([
  [
    'a logo linking to /',
    '/about',
    (page) => page.querySelector('[data-top-bar] a')?.getAttribute('href'),
    '/',
  ],
  ...products.map(
    (product) =>
      [
        `a dropdown of ${product}: overview, features, pricing`,
        '/about',
        hrefs(`[data-top-bar] [data-menu][data-product="${product}"] a`),
        three(product),
      ] as const,
  ),
  [
    'an AI link, Contact, an FAQS button to /support',
    '/about',
    hrefs('[data-top-bar] nav > a'),
    ['/ai', '/contact', '/support'],
  ],
  [
    'a bottom tab bar links to the three product overviews; the fourth opens the menu',
    '/about',
    hrefs('[aria-label="Logiciels et menu"] a'),
    ['/tappharm', '/tappos', '/tapschool', '#plan-du-site'],
  ],
  ...products.map(
    (product) =>
      [
        `product sub-bar of ${product}: overview, features, pricing, and a login elsewhere; then the trial`,
        `/${product}`,
        hrefs('[aria-label^="Pages du logiciel"] a'),
        [...three(product), `${app(product)}/login`, `${app(product)}/register`],
      ] as const,
  ),
  ...products.map(
    (product) =>
      [
        'the login opens in a new tab',
        `/${product}`,
        texts('[aria-label^="Pages du logiciel"] a[target="_blank"]'),
        ['Connexion (nouvel onglet)'],
      ] as const,
  ),
  ...['footer', 'dialog'].map(
    (place) =>
      [
        `the three logins in ${place}`,
        '/about',
        hrefs(`${place} a[target="_blank"]`),
        products.map((product) => `${app(product)}/login`),
      ] as const,
  ),
  [
    'footer links',
    '/about',
    (page) => (hrefs('footer nav a')(page) as string[]).filter((link) => footer.includes(link)),
    expect.toSatisfy((links: string[]) => [...links].sort().join() === [...footer].sort().join()),
  ],
]);
