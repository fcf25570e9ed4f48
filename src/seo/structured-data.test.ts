import { describe, expect, test } from 'vitest';
import { serializeJson } from '#lib/escape.ts';
import { readSiteConfig } from '#site.config.ts';
import { contactPoint } from './structured-data.ts';
import { events, jobPostings } from './structured-notices.ts';
import { pricedOffers, priceRange } from './structured-offers.ts';
import { blogPosting } from './structured-texts.ts';

const site = readSiteConfig({});
const gold = [
  { name: 'Gold, la première année', amount: 20_000, per: 'month' },
  { name: 'Gold, la deuxième année', amount: 15_000, per: 'month' },
] as const;

test('prices are in XOF, by month or by year', () => {
  expect(pricedOffers(gold).at(0)).toEqual({
    '@type': 'Offer',
    name: 'Gold, la première année',
    price: 20_000,
    priceCurrency: 'XOF',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 20_000,
      priceCurrency: 'XOF',
      unitCode: 'MON',
    },
  });
  const [promoted] = pricedOffers([
    { name: 'Gold', amount: 4000, per: 'month', was: 5000, until: '2026-12-31' },
  ]);
  expect(promoted).toMatchObject({
    priceValidUntil: '2026-12-31',
    priceSpecification: [
      { price: 4000 },
      { price: 5000, priceType: 'https://schema.org/StrikethroughPrice' },
    ],
  });
  expect(priceRange([{ name: 'Collège', amount: 20_000, per: 'school-year' }])).toMatchObject([
    { priceSpecification: { price: 20_000, unitCode: 'ANN' } },
  ]);
});

test('an event is where people meet, or on line', () => {
  const day = { title: 't', description: 'd', date: new Date('2026-12-05'), sample: false };
  const [here, online] = events(site, [
    { ...day, location: 'Abidjan', attendance: 'place' },
    { ...day, location: 'En ligne', attendance: 'online' },
  ]);
  expect(here).toMatchObject({
    startDate: '2026-12-05',
    location: { '@type': 'Place', name: 'Abidjan' },
  });
  expect(online).toMatchObject({ location: { '@type': 'VirtualLocation' } });
  const days = { until: new Date('2026-12-07'), site: 'https://www.salon.example.com' };
  const [fair] = events(site, [{ ...day, ...days, location: 'Abidjan', attendance: 'place' }]);
  expect(fair).toMatchObject({ endDate: '2026-12-07', url: days.site });
});

describe('nothing is told of a sample, until it is one no more', () => {
  const date = new Date('2026-12-05');
  const event = {
    title: 't',
    description: 'd',
    date,
    location: 'Lomé',
    attendance: 'place',
  } as const;
  const job = {
    id: 'caissier',
    title: 'Caissier',
    department: 'Vente',
    location: 'Lomé',
    type: 'Temps plein',
    description: 'd',
    requirements: ['r'],
    employment: 'FULL_TIME',
    published: date,
    closes: date,
  } as const;
  const data = {
    title: 't',
    excerpt: 'e',
    author: 'Awa',
    role: 'r',
    tags: [],
    date,
    image: 'till' as const,
  };
  const told = (sample: boolean) => ({
    events: events(site, [{ ...event, sample }]).length,
    jobs: jobPostings(site, [{ ...job, requirements: [...job.requirements], sample }]).length,
    author: JSON.stringify(blogPosting(site, { id: 'a', data: { ...data, sample } })).includes(
      'Awa',
    ),
  });

  test('a sample', () => expect(told(true)).toEqual({ events: 0, jobs: 0, author: false }));
  test('the same, real', () => expect(told(false)).toEqual({ events: 1, jobs: 1, author: true }));
});

test('no text can close the script element', () => {
  const json = serializeJson({ name: '</script><script>alert(1)' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)' });
});

test('hours are stated with what opens besides, and the days that are closed', () => {
  const { contactPoint: point } = contactPoint(site, {
    days: ['monday', 'tuesday'],
    opens: 8.5,
    closes: 18,
    also: [{ days: ['saturday', 'saturday'], opens: 9, closes: 12 }],
    closed: ['2026-12-25'],
  }) as unknown as { contactPoint: { hoursAvailable: unknown[] } };
  expect(point.hoursAvailable).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '18:00' },
    { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' },
    { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
  ]);
});
