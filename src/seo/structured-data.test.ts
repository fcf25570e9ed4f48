import { expect, test } from 'vitest';
import { serializeJson } from '#lib/escape.ts';
import { readSiteConfig } from '#site.config.ts';
import { pricedOffers, priceRange } from './structured-offers.ts';
import { blogPosting } from './structured-texts.ts';

const site = readSiteConfig({});

test('prices are in XOF, by month or by year, with the end of a promotion', () => {
  const gold = { name: 'Gold', amount: 4000, per: 'month' } as const;
  const [month, promoted] = pricedOffers([gold, { ...gold, was: 5000, until: '2026-12-31' }]);
  const price = { price: 4000, priceCurrency: 'XOF' };
  expect(month).toEqual({
    ...{ '@type': 'Offer', name: 'Gold', ...price },
    priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' },
  });
  expect(promoted).toMatchObject({
    priceValidUntil: '2026-12-31',
    priceSpecification: [
      { price: 4000 },
      { price: 5000, priceType: 'https://schema.org/StrikethroughPrice' },
    ],
  });
  expect(priceRange([{ ...gold, per: 'school-year' }])).toMatchObject([
    { priceSpecification: { price: 4000, unitCode: 'ANN' } },
  ]);
});

test.each([true, false])('sample: %s. The author of a sample is not told', (sample) => {
  const date = new Date('2026-12-05');
  const data = {
    ...{ title: 't', excerpt: 'e', author: 'Awa', role: 'r', tags: [], date, sample },
    image: 'till' as const,
  };
  const posting = JSON.stringify(blogPosting(site, { id: 'a', data }));
  expect(posting.includes('Awa')).toBe(!sample);
});

test('no text can close the script element', () => {
  const json = serializeJson({ name: '</script><script>alert(1)' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)' });
});
