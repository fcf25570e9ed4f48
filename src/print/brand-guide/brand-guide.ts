import { labelled } from '#i18n/format.ts';
import { products } from '#products/registry.ts';
import { getPage, getProductNames } from '#queries/content.ts';
import { pressFiles } from '#routes.ts';
import { site } from '#site.config.ts';
import { clothSvg, companyCloth } from '#styles/cloth.ts';
import { hexOf } from '#styles/palette.ts';
import { typeset } from '../typeset.ts';

/** The brand on one A4 sheet: cloths, colours and typeface. */
export async function brandGuide(): Promise<Uint8Array<ArrayBuffer>> {
  const { kit, meta } = await getPage('press');
  const { name, text, cloths, colours, face } = kit.groups.guide;
  const names = await getProductNames();
  const lengths = [
    { name: cloths.company, cloth: companyCloth },
    ...products.map(({ id, cloth }) => ({ name: names[id], cloth })),
  ];
  return typeset(pressFiles.guide, 'brand-guide/brand-guide.typ', {
    title: labelled(name, site.name),
    description: text,
    keywords: meta.keywords,
    cloths: {
      ...cloths,
      items: lengths.map(({ name, cloth }) => ({
        name,
        svg: clothSvg(cloth, { width: 120, height: 96, repeat: 80 }),
      })),
    },
    threads: {
      ...colours,
      items: colours.items.map(({ name, colour }) => ({ name, hex: hexOf(colour) })),
    },
    face,
  });
}
