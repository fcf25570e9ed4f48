import { sumOf } from '#lib/sum.ts';
import { productIds } from '#products/registry.ts';
import type { PageOf } from '#schemas/pages/index.ts';

type Community = PageOf<'community'>;

const real = <Item extends { readonly sample: boolean }>(items: readonly Item[]) =>
  items.filter(({ sample }) => !sample);

/**
 * Figures of the community, less those that are zero, that count samples, or that the page already
 * shows.
 */
export function communityStats({ stats, events, contributors }: Community) {
  const meetings = real(events.items);
  return [
    { value: productIds.length, label: stats.trades },
    {
      value: sumOf(meetings, ({ attendees }) => attendees),
      label: stats.attendees,
      id: 'participants',
    },
    {
      value: sumOf(real(contributors?.items ?? []), ({ contributions }) => contributions),
      label: stats.contributions,
    },
  ]
    .filter(({ value }) => value > 0)
    .map(({ value, ...tile }) => ({ ...tile, value: String(value) }));
}
