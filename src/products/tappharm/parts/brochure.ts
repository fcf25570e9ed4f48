import { labelled } from '#i18n/format.ts';
import type { BrochureBody } from '#products/parts.ts';
import { getDemo, getPage, sampleWord } from '#queries/content.ts';
import { prescription } from './prescription.ts';

export async function brochure(): Promise<BrochureBody> {
  const { hero, pace, services } = await getPage('tappharm-overview');
  const { steps } = await getPage('tappharm-features');
  const { module } = await getPage('tappharm-pricing');
  const demo = await getDemo('co-payment');
  return {
    ...hero,
    paper: prescription(demo.board, await sampleWord('drawing', demo)),
    figures: pace.items,
    groups: steps.map(({ id, title }) => ({ title, items: [services[id].text] })),
    apart: { title: `${labelled(module.tag, module.title)}.`, text: module.text },
  };
}
