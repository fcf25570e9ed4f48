import { buildDay } from '#lib/build-time.ts';
import { isoDay } from '#lib/time.ts';
import { entryOf } from './entry.ts';

const DAY_MS = 86_400_000;

/** Whether an address, or what lies below it, holds a page. */
const covers = (address: string, path: string) =>
  address === path || (address !== '/' && path.startsWith(`${address}/`));

/**
 * The notices of a page, those of today open and those of the days to come not yet. `until` is the
 * day after the last.
 */
export async function getNotices(path: string) {
  const { label, items } = (await entryOf('notices', 'notices')).data;
  const today = isoDay(buildDay(process.env, new Date()));
  return {
    label,
    items: items
      .filter(({ pages }) => pages?.some((address) => covers(address, path)) ?? true)
      .map(({ from, to, ...said }) => {
        const until = isoDay(new Date(to.getTime() + DAY_MS));
        return { ...said, from: isoDay(from), until, open: isoDay(from) <= today };
      }),
  };
}
