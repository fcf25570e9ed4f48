import { whatsappLink } from '#lib/contact.ts';
import { getPage } from '#queries/content.ts';
import { marked, markedAll } from '#queries/samples.ts';
import { events } from '#seo/structured-notices.ts';
import { site } from '#site.config.ts';
import { communityStats } from './community-stats.ts';
import { channelDoors } from './doors.ts';

/** The words of the page, its events with a link that asks about each, its people and channels. */
export async function loadCommunity() {
  const page = await getPage('community');
  const { message, items, ...words } = page.events;
  const { contributors, channels } = page;
  return {
    meta: page.meta,
    things: events(site, items),
    header: page.header,
    stats: { ...(await marked('stats', page.stats)), figures: communityStats(page) },
    agenda: {
      ...words,
      items: await markedAll('event', items),
      hrefOf: (event: string) =>
        whatsappLink(
          site.whatsapp,
          message.replace('#', () => event),
        ),
    },
    people: contributors && {
      ...contributors,
      items: await markedAll('contributor', contributors.items),
    },
    channels: { content: await marked('channels', channels), doors: channelDoors(channels, site) },
  };
}
