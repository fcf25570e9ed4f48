import { anchors } from '#i18n/addresses.ts';
import { getTrialLine } from '#queries/contact.ts';
import { getNavigation, getPage } from '#queries/content.ts';
import { getDemo } from '#queries/demos.ts';
import { getVoice } from '#queries/people.ts';
import { sampleWord } from '#queries/samples.ts';
import { getScreen } from '#queries/screens.ts';
import { dashboard } from '../faces/dashboard.tsx';

/** The overview's words, with the till that its top opens and its trial works. */
export async function loadOverview() {
  const { hero, speed, ...page } = await getPage('tappos-overview');
  const till = await getDemo('till');
  const { demo: _, sample, title, lede, after, ...content } = till;
  return {
    ...page,
    hero,
    drawer: {
      words: hero.drawer,
      till,
      customers: await getScreen('pos-customers'),
      inventory: await getScreen('pos-inventory'),
      example: await sampleWord('drawing', { sample }),
      more: { label: (await getNavigation()).demo, href: `#${anchors.trial}` },
    },
    speed: {
      ...speed,
      voice: await getVoice('tappos'),
      example: await sampleWord('drawing', speed.receipt),
    },
    explorer: { content: page.explorer, dashboard: await dashboard() },
    demo: { title, lede, till: { content } },
    trial: await getTrialLine('tappos', after),
  };
}
