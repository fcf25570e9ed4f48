import { expect, test } from 'vitest';
import { productIds } from '#products/registry.ts';
import { communityStats } from './community-stats.ts';

const figures = (attendees: readonly number[]) =>
  communityStats({
    stats: { trades: 'métiers', channels: 'canaux', attendees: 'attendus', contributions: 'dons' },
    channels: { items: [{}, {}] },
    events: { items: attendees.map((count) => ({ attendees: count })) },
    contributors: { items: [{ contributions: 12 }] },
  } as unknown as Parameters<typeof communityStats>[0]).map(
    ({ value, label }) => `${value} ${label}`,
  );

test('the page is counted; a total of none is not shown', () => {
  const trades = `${productIds.length} métiers`;
  expect(figures([40, 7])).toEqual([trades, '2 canaux', '47 attendus', '12 dons']);
  expect(figures([])).toEqual([trades, '2 canaux', '12 dons']);
});
