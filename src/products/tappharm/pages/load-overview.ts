import { anchors } from '#i18n/addresses.ts';
import { getTrialLine } from '#queries/contact.ts';
import { getNavigation, getPage } from '#queries/content.ts';
import { getDemo } from '#queries/demos.ts';
import { marked, sampleWord } from '#queries/samples.ts';
import { getScreen } from '#queries/screens.ts';
import { productPath } from '#routes.ts';
import { dashboard } from '../faces/dashboard.tsx';

/** The overview's words, with the demonstration that its top and its trial show. */
export async function loadOverview() {
  const { services, ...page } = await getPage('tappharm-overview');
  const demo = await getDemo('co-payment');
  const credit = await getScreen('pharm-credit');
  return {
    ...page,
    demo,
    split: {
      board: demo.board,
      example: await sampleWord('drawing', demo),
      more: { label: (await getNavigation()).demo, href: `#${anchors.trial}` },
    },
    services: {
      content: await marked('drawing', services),
      inventory: await getScreen('pharm-inventory'),
      credit,
      moreHref: productPath('tappharm', 'features'),
    },
    explorer: { content: page.explorer, dashboard: await dashboard() },
    trial: await getTrialLine('tappharm', demo.after),
  };
}
