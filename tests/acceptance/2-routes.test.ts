/** Section 2.1, « Route table », and the metadata that it asks for. */
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../tools/built-pages.ts';

describe.each([
  ['/', 'Home'],
  ['/ai', 'AI page'],
  ['/blog', 'Blog list'],
  ['/blog/ia-en-pharmacie', 'Blog article'],
  ['/contact', 'Contact'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/tappharm', 'Pharmacy overview'],
  ['/tappharm/features', 'Pharmacy features'],
  ['/tappharm/pricing', 'Pharmacy pricing'],
  ['/tappos', 'Retail overview'],
  ['/tappos/features', 'Retail features'],
  ['/tappos/pricing', 'Retail pricing'],
  ['/tapschool', 'School overview'],
  ['/tapschool/features', 'School features'],
  ['/tapschool/pricing', 'School pricing'],
  ['/about', 'About'],
  ['/careers', 'Careers'],
  ['/press', 'Press kit'],
  ['/partners', 'Partners'],
  ['/security', 'Security'],
  ['/docs', 'Documentation'],
  ['/api', 'API reference'],
  ['/community', 'Community'],
  ['/support', 'Support / FAQ'],
])('%s, %s', (path) => {
  test('has a title, a description, keywords and a share image of its own', async () => {
    const page = await documentOf(path);
    const meta = (name: string) =>
      page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    expect(page.title).toMatch(/\S{3}/);
    expect(meta('description')).toMatch(/\S{3}/);
    expect(meta('keywords')).toMatch(/\S, \S/);
    expect(meta('og:image')).toMatch(/\.png$/);
  });

  test('emits software-application data with a free trial priced 0 EUR', async () => {
    const data = (await documentOf(path)).querySelector('script[type="application/ld+json"]');
    const [software] = JSON.parse(data?.textContent ?? '')['@graph'];
    expect(software['@type']).toBe('SoftwareApplication');
    expect([software.offers].flat()[0]).toEqual({
      '@type': 'Offer',
      name: 'Essai gratuit',
      price: '0',
      priceCurrency: 'EUR',
    });
  });
});

test.each(['/legal', '/privacy-policy'])('%s has metadata, out of the table', async (path) => {
  const page = await documentOf(path);
  expect(page.title).toMatch(/\S{3}/);
  expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/\S{3}/);
});
