import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomeCustomers } from './HomeCustomers.tsx';

const customer = {
  name: 'Pharmacie du Marché',
  place: 'Bouaké',
  product: 'tappharm',
  sample: false,
} as const;
const site = 'https://www.pharmacie-du-marche.com';

const logo = { photo: '/_a/marche.0-brand', frame: 'brand', alt: '' } as const;

test.each([
  ['leads to its own site', { site }, new RegExp(`href="${site}"`)],
  ['leads to its own site, though invented', { site, sample: true }, new RegExp(`href="${site}"`)],
  ['leads to the page of its software, if invented', { sample: true }, /href="\/tappharm"/],
  ['is no link, if real and without a site', {}, /^(?!.*href)/],
  ['stands behind a logo', { logo }, /marche\.0-brand-480\.jpg.*Pharmacie du Marché/],
])('the name of a customer %s', (_, more, shown) => {
  const items = [{ ...customer, ...more }];
  const list = <HomeCustomers title="Clients" lede="Des noms." items={items} />;
  expect(renderToStaticMarkup(list)).toMatch(shown);
});
