import { formatFigure } from '#i18n/figures.ts';
import { NBSP } from '#lib/spaces.ts';
import type { BrochureBody } from '#products/brochures.ts';
import { getPage } from '#queries/content.ts';

export async function brochure(): Promise<BrochureBody> {
  const { hero, pace, services } = await getPage('tappharm-overview');
  const { steps } = await getPage('tappharm-features');
  const { module } = await getPage('tappharm-pricing');
  return {
    ...hero,
    figures: pace.items.map(({ figure, label }) => ({ value: formatFigure(figure), label })),
    groups: steps.map(({ id, title }) => ({ title, items: [services[id].text] })),
    apart: { title: `${module.tag}${NBSP}: ${module.title}.`, text: module.text },
  };
}
