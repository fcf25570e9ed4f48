import { sumOf } from '#lib/sum.ts';
import type { PageOf } from '#schemas/pages/index.ts';

type Community = Pick<PageOf<'community'>, 'stats' | 'events' | 'contributors' | 'channels'>;

/** Figures of the community, as the page counts them, less those that are zero. */
export function communityStats({ stats, events, contributors, channels }: Community) {
  return [
    { value: contributors?.items.length ?? 0, label: stats.people },
    { value: channels.items.length, label: stats.channels },
    {
      value: sumOf(events.items, ({ attendees }) => attendees),
      label: stats.attendees,
      id: 'participants',
    },
    {
      value: sumOf(contributors?.items ?? [], ({ contributions }) => contributions),
      label: stats.contributions,
    },
  ]
    .filter(({ value }) => value > 0)
    .map(({ value, ...tile }) => ({ ...tile, value: String(value) }));
}
