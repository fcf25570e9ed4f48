import { anchors } from '#i18n/addresses.ts';
import { getTrialLine } from '#queries/contact.ts';
import { getNavigation, getPage } from '#queries/content.ts';
import { getDemo } from '#queries/demos.ts';
import { getVoice } from '#queries/people.ts';
import { marked, sampleWord } from '#queries/samples.ts';
import { packMarks } from '../demo/classmates.ts';
import { dashboard } from '../faces/dashboard.tsx';

/** The overview's words, with the report card that its top and its trial show. */
export async function loadOverview() {
  const page = await getPage('tapschool-overview');
  const { title, lede, after, card, sample } = await getDemo('report-card');
  return {
    ...page,
    mark: {
      words: page.hero.mark,
      card,
      example: await sampleWord('drawing', { sample }),
      more: { label: (await getNavigation()).demo, href: `#${anchors.trial}` },
    },
    file: await marked('drawing', page.services),
    explorer: { content: page.explorer, dashboard: await dashboard() },
    demo: { title, lede, card: { ...card, classmates: packMarks(card.classmates) } },
    trial: await getTrialLine('tapschool', after),
    proof: { ...page.proof, voice: await getVoice('tapschool') },
  };
}
