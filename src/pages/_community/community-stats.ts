import { sumOf } from '#lib/sum.ts';
import { productIds } from '#products/registry.ts';
import type { PageOf } from '#schemas/pages/index.ts';

type Community = PageOf<'community'>;

const real = <Item extends { readonly sample: boolean }>(items: readonly Item[]) =>
  items.filter(({ sample }) => !sample);

/** Figures counted from the page itself: none that it does not show, none from samples, no zero. */
export function communityStats({ stats, channels, events, contributors }: Community) {
  const meetings = real(events.items);
  return [
    { value: channels.items.length, label: stats.channels },
    { value: productIds.length, label: stats.trades },
    { value: meetings.length, label: stats.events, id: 'rendez-vous' },
    {
      value: sumOf(meetings, ({ attendees }) => attendees),
      label: stats.attendees,
      id: 'participants',
    },
    {
      value: sumOf(real(contributors.items), ({ contributions }) => contributions),
      label: stats.contributions,
    },
  ]
    .filter(({ value }) => value > 0)
    .map(({ value, ...tile }) => ({ ...tile, value: String(value) }));
}
