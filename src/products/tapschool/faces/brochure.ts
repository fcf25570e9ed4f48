import type { BrochureBody } from '#products/brochures.ts';
import { getPage } from '#queries/content.ts';

export async function brochure(): Promise<BrochureBody> {
  const { hero, proof } = await getPage('tapschool-overview');
  const { groups } = await getPage('tapschool-features');
  const { nonProfit } = (await getPage('tapschool-pricing')).included;
  return {
    ...hero,
    figures: proof.figures,
    groups,
    apart: nonProfit,
  };
}
