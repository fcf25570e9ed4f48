import { labelled } from '#i18n/colon.ts';
import type { BrochureBody } from '#products/brochures.ts';
import { getPage } from '#queries/content.ts';
import { getDemo } from '#queries/demos.ts';
import { sampleWord } from '#queries/samples.ts';
import { prescriptionPaper } from './prescription-paper.ts';

export async function brochure(): Promise<BrochureBody> {
  const { hero, pace, services } = await getPage('tappharm-overview');
  const { steps } = await getPage('tappharm-features');
  const { module } = await getPage('tappharm-pricing');
  const demo = await getDemo('co-payment');
  return {
    ...hero,
    paper: prescriptionPaper(demo.board, await sampleWord('drawing', demo)),
    figures: pace.items,
    groups: steps.map(({ id, title }) => ({ title, items: [services[id].text] })),
    apart: { title: `${labelled(module.tag, module.title)}.`, text: module.text },
  };
}
