import { labelled } from '#i18n/format.ts';
import { productIds } from '#products/registry.ts';
import { getPage, getProductNames } from '#queries/content.ts';
import { site } from '#site.config.ts';
import { hexOf } from '#styles/palette.ts';
import { type Block, stack, text } from '../blocks.ts';
import { A4, MARGIN, printPage, WIDTH } from '../document.ts';
import type { Style } from '../lines.ts';
import { drawLogo } from '../logo.ts';
import { decoration, type Pen, within } from '../pen.ts';
import { cloths, colours, face, pdfStyles } from './parts.ts';

/** The brand on one A4 sheet: cloths, colours and typeface. */
export async function brandGuide(): Promise<Uint8Array<ArrayBuffer>> {
  const { kit } = await getPage('press');
  const { name, text: subject, ...parts } = kit.groups.guide;
  const products = await getProductNames();
  const names = [
    ['company', parts.cloths.company] as const,
    ...productIds.map((id) => [id, products[id]] as const),
  ];
  const title = labelled(name, site.name);
  const styles = pdfStyles();
  const blocks = [
    part(parts.cloths, cloths(names, styles)),
    part(parts.colours, colours(parts.colours.items, styles)),
    part(parts.face, face(parts.face, styles)),
  ];
  return printPage({ title, subject, author: site.name }, (pen) => draw(pen, blocks));
}

/** A section: a heading, a line of explanation, and a picture. */
function part(words: { name: string; text: string }, thing: Block): Block {
  const { title, quiet } = pdfStyles();
  return stack(
    [
      stack([
        text([{ text: words.name, style: title }], { width: WIDTH, tag: 'H2' }),
        text([{ text: words.text, style: quiet }], { width: WIDTH }),
      ]),
      thing,
    ],
    10,
  );
}

function draw(pen: Pen, blocks: readonly Block[]): void {
  const ink = hexOf('bark-900');
  const logo: Style = { face: 'display', size: 34, colour: ink };
  within(pen, 'H1', (inner) => drawLogo(inner, site.name, logo, MARGIN, MARGIN));
  const top = MARGIN + logo.size + 16;
  const rule = (y: number) => decoration(pen, () => pen.doc.rect(MARGIN, y, WIDTH, 1.5).fill(ink));
  rule(top);
  rule(A4.height - MARGIN);
  const used = blocks.reduce((sum, { height }) => sum + height, 0);
  const gap = (A4.height - MARGIN - top - used) / (blocks.length + 1);
  if (gap < 8) throw new Error('/presse/charte.pdf : le contenu ne tient pas sur une page');
  let y = top + gap;
  for (const block of blocks) {
    within(pen, 'Sect', (inner) => block.draw(inner, MARGIN, y));
    y += block.height + gap;
  }
}
