import { labelled } from '#i18n/format.ts';
import type { BrochureBody } from '#products/parts.ts';
import { getPage } from '#queries/content.ts';

export async function brochure(): Promise<BrochureBody> {
  const { hero, pace, services } = await getPage('tappharm-overview');
  const { steps } = await getPage('tappharm-features');
  const { module } = await getPage('tappharm-pricing');
  return {
    title: hero.title,
    lede: hero.lede,
    paper: hero.film,
    figures: pace.items,
    groups: steps.map(({ id, title }) => ({ title, items: [services[id].text] })),
    apart: { title: `${labelled(module.tag, module.title)}.`, text: module.text },
  };
}
