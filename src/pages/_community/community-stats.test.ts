import { expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { communityStats } from './community-stats.ts';

const métiers = String(productIds.length);

const page = (sample: boolean) =>
  ({
    stats: {
      channels: 'canaux',
      trades: 'métiers',
      events: 'rendez-vous',
      attendees: 'attendus',
      contributions: 'dons',
    },
    channels: { items: [{}, {}, {}] },
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
  expect(figures(false)).toEqual({
    canaux: '3',
    métiers,
    'rendez-vous': '2',
    attendus: '47',
    dons: '12',
  });
});

test('a sample enters no total, and a total of none is not shown', () => {
  expect(figures(true)).toEqual({ canaux: '3', métiers, 'rendez-vous': '1', attendus: '7' });
});
