/** Section 2.1, « Route table », and the metadata that it asks for. */
import { expect, test } from 'vitest';
import { documentOf } from '../../tools/built-pages.ts';

const table = [
  ...['/', '/ai', '/blog', '/blog/ia-en-pharmacie', '/contact', '/privacy', '/terms', '/tappharm'],
  ...['/tappharm/features', '/tappharm/pricing', '/tappos', '/tappos/features', '/tappos/pricing'],
  ...['/tapschool', '/tapschool/features', '/tapschool/pricing', '/about', '/careers', '/press'],
  ...['/partners', '/security', '/docs', '/api', '/community', '/support'],
];

test.each(table)('%s has metadata, and software with a free trial priced 0 EUR', async (path) => {
  const page = await documentOf(path);
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  expect(page.title).toMatch(/\S{3}/);
  expect(meta('description')).toMatch(/\S{3}/);
  expect(meta('keywords')).toMatch(/\S, \S/);
  expect(meta('og:image')).toMatch(/\.png$/);
  const data = page.querySelector('script[type="application/ld+json"]');
  const [software] = JSON.parse(data?.textContent ?? '')['@graph'];
  expect(software['@type']).toBe('SoftwareApplication');
  const trial = { '@type': 'Offer', name: 'Essai gratuit', price: '0', priceCurrency: 'EUR' };
  expect([software.offers].flat()[0]).toEqual(trial);
});

test.each(['/legal', '/privacy-policy'])('%s has metadata, out of the table', async (path) => {
  const page = await documentOf(path);
  expect(page.title).toMatch(/\S{3}/);
  expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/\S{3}/);
});
