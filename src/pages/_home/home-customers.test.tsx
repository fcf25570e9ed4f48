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

test.each([
  ['its own site', { site }, `href="${site}" rel="noopener"`],
  ['its own site, though invented', { site, sample: true }, `href="${site}"`],
  ['the demonstration of its trade, if it is invented', { sample: true }, 'href="/tappharm#'],
])('the name of a customer leads to %s', (_, more, link) => {
  expect(markup({ ...customer, ...more })).toContain(link);
});

test('a real customer without a site is no link', () => {
  expect(markup(customer)).not.toContain('href');
});

test('a logo stands before its name', () => {
  const logo = { photo: '/_a/marche.0-brand', frame: 'brand', alt: '' } as const;
  expect(markup({ ...customer, logo })).toMatch(/marche\.0-brand-480\.jpg.*Pharmacie du Marché/);
});

function markup(item: Parameters<typeof HomeCustomers>[0]['items'][number]): string {
  return renderToStaticMarkup(<HomeCustomers title="Clients" lede="Des noms." items={[item]} />);
}
