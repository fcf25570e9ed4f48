import { expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { communityStats } from './community-stats.ts';

const métiers = String(productIds.length);

const page = (sample: boolean) =>
  ({
    stats: {
      trades: 'métiers',
      attendees: 'attendus',
      contributions: 'dons',
    },
    events: {
      items: [
        { attendees: 40, sample },
        { attendees: 7, sample: false },
      ],
    },
    contributors: { items: [{ contributions: 12, sample }] },
  }) as unknown as Parameters<typeof communityStats>[0];

const figures = (sample: boolean) =>
  Object.fromEntries(communityStats(page(sample)).map(({ label, value }) => [label, value]));

test('what is real is counted', () => {
  expect(figures(false)).toEqual({ métiers, attendus: '47', dons: '12' });
});

test('a sample enters no total, and a total of none is not shown', () => {
  expect(figures(true)).toEqual({ métiers, attendus: '7' });
});
