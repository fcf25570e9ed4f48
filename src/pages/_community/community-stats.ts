import { sumOf } from '#lib/sum.ts';
import { productIds } from '#products/registry.ts';
import type { PageOf } from '#schemas/pages/index.ts';

type Community = Pick<PageOf<'community'>, 'stats' | 'events' | 'contributors' | 'channels'>;

/** Figures of the community, less those that are zero; whether they count a sample. */
export function communityStats({ stats, events, contributors, channels }: Community) {
  const people = contributors?.items ?? [];
  const figures = [
    { value: productIds.length, label: stats.trades },
    { value: channels.items.length, label: stats.channels },
    {
      value: sumOf(events.items, ({ attendees }) => attendees),
      label: stats.attendees,
      id: 'participants',
    },
    { value: sumOf(people, ({ contributions }) => contributions), label: stats.contributions },
  ]
    .filter(({ value }) => value > 0)
    .map(({ value, ...tile }) => ({ ...tile, value: String(value) }));
  return { figures, sample: [channels, ...events.items, ...people].some(({ sample }) => sample) };
}
