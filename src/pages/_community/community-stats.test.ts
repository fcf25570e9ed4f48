import { expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { communityStats } from './community-stats.ts';

const page = (sample: boolean, attendees = [40, 7]) =>
  ({
    stats: { trades: 'métiers', channels: 'canaux', attendees: 'attendus', contributions: 'dons' },
    channels: { items: [{}, {}], sample: false },
    events: { items: attendees.map((count) => ({ attendees: count, sample: false })) },
    contributors: { items: [{ contributions: 12, sample }] },
  }) as unknown as Parameters<typeof communityStats>[0];

test('the page is counted; one sample makes samples of the figures; none is not shown', () => {
  const { figures, sample } = communityStats(page(false));
  expect(figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    `${productIds.length} métiers`,
    '2 canaux',
    '47 attendus',
    '12 dons',
  ]);
  expect(sample).toBe(false);
  expect(communityStats(page(true)).sample).toBe(true);
  expect(communityStats(page(false, [])).figures).toHaveLength(3);
});
