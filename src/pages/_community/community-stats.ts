import { pluralOf } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import type { PageOf } from '#schemas/pages/index.ts';

/** Figures of the community, as the page counts them, without those that are zero. */
export function communityStats(page: PageOf<'community'>) {
  const { stats, events, channels } = page;
  const people = page.contributors?.items ?? [];
  const attendees = sumOf(events.items, ({ attendees = 0 }) => attendees);
  return [
    { value: sumOf(people, ({ contributions }) => contributions), label: stats.contributions },
    { value: attendees, label: stats.attendees, id: 'participants', one: stats.attendees.one },
    { value: people.length, label: stats.people },
    { value: channels.items.length, label: stats.channels },
  ]
    .filter(({ value }) => value > 0)
    .map(({ value, label, ...tile }) => ({
      ...tile,
      value: String(value),
      label: pluralOf(value, label),
    }));
}
