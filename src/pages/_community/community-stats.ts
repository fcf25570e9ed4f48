import type { PageOf } from '#schemas/pages/index.ts';

type Community = PageOf<'community'>;

/** Figures counted from the page itself: none can be claimed that it does not show, nor a zero. */
export function communityStats({ stats, channels, events, contributors }: Community) {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return [
    { value: channels.items.length, label: stats.channels },
    { value: events.items.length, label: stats.events, id: 'rendez-vous' },
    {
      value: sum(events.items.map(({ attendees }) => attendees)),
      label: stats.attendees,
      id: 'participants',
    },
    {
      value: sum(contributors.items.map(({ contributions }) => contributions)),
      label: stats.contributions,
    },
  ]
    .filter(({ value }) => value > 0)
    .map(({ value, ...tile }) => ({ ...tile, value: String(value) }));
}
