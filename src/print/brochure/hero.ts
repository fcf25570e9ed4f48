import { figureParts } from '#i18n/figures.ts';
import { site } from '#site.config.ts';
import { type Block, row, stack, tagged, text } from '../blocks.ts';
import { drawCloth } from '../cloth.ts';
import { A4, MARGIN } from '../document.ts';
import { breakLines, type Style } from '../lines.ts';
import { drawLogo, logoWidth } from '../logo.ts';
import { decoration, within } from '../pen.ts';
import type { BrochureContent } from './get-brochure.ts';
import { paper } from './paper.ts';
import type { PdfStyles } from './styles.ts';

/** Where the cloth begins; it runs to the edges of the sheet. */
const EDGE = 0.54 * A4.width;
/** Space above and below the words. */
const TOP = 34;
/** Width of the cloth seen around the paper. */
const HEM = 20;
const GAP = 22;

/**
 * The top of the sheet: on the left name, heading and figures; on the right the paper on the cloth.
 */
export function hero(content: BrochureContent, styles: PdfStyles): Block {
  const width = EDGE - MARGIN - GAP;
  const words = stack([head(content, styles, width), figures(content, styles, width)], 16);
  const laid = paper(content.body.paper, styles, A4.width - EDGE - 2 * HEM);
  const height = Math.max(words.height + 2 * TOP, laid.height + 2 * HEM);
  return {
    height,
    draw: (pen, _, y) => {
      const box = { x: EDGE, y, width: A4.width - EDGE, height };
      drawCloth(pen, content.product, box, { repeat: 150 });
      within(pen, 'Sect', (inner) => words.draw(inner, MARGIN, y + TOP));
      within(pen, 'Sect', (inner) => laid.draw(inner, EDGE + HEM, y + (height - laid.height) / 2));
    },
  };
}

const LOGO = 22;
const TITLES = [38, 36, 34, 32, 30, 28, 26, 24];

/** Name and logo, then the heading and what it means. */
function head({ name, audience, body }: BrochureContent, styles: PdfStyles, width: number): Block {
  const { strong, quiet, lede, ink } = styles;
  const logo: Style = { face: 'display', size: LOGO, colour: ink };
  const whose = text(
    [
      { text: `${name} `, style: { ...strong, size: 11.5 } },
      { text: audience, style: { ...quiet, size: 11.5 } },
    ],
    { width: width - logoWidth(site.name, logo) - 20 },
  );
  const brand: Block = {
    height: Math.max(LOGO, whose.height),
    draw: (pen, x, y) => {
      whose.draw(pen, x, y + Math.max(0, LOGO - whose.height) / 2);
      drawLogo(pen, site.name, logo, x + width - logoWidth(site.name, logo), y);
    },
  };
  const title = [{ text: body.title, style: titleStyle(body.title, ink, width) }];
  const opening = stack(
    [
      text(title, { width, leading: 1.06, tag: 'H1' }),
      text([{ text: body.lede, style: lede }], { width }),
    ],
    8,
  );
  return stack([brand, opening], 20);
}

/** On two lines if it can, else on three, or on one if it is short; as large as they go. */
function titleStyle(title: string, colour: string, width: number): Style {
  const styles = TITLES.map((size): Style => ({ face: 'display', size, colour }));
  const lines = styles.map((style) => breakLines([{ text: title, style }], width).length);
  const best = [2, 3, 1].map((count) => styles.find((_, index) => lines[index] === count));
  return best.find((style) => style !== undefined) ?? { face: 'display', size: 24, colour };
}

const BAR = 2.5;
const INDENT = 8;

/** The product in a few figures, side by side: a unit that is a word stands under its number. */
function figures({ body }: BrochureContent, styles: PdfStyles, across: number): Block {
  const step = across / body.figures.length;
  const width = step - INDENT - 6;
  const { figure, subtitle, quiet } = styles;
  const columns = row(
    body.figures.map((item) => {
      const { number, unit } = figureParts(item.figure);
      return tagged(
        'Sect',
        stack([
          text([{ text: number, style: figure }], { width, leading: 1.1 }),
          ...(unit ? [text([{ text: unit, style: subtitle }], { width, leading: 1.15 })] : []),
          text([{ text: item.label, style: quiet }], { width, leading: 1.2 }),
        ]),
      );
    }),
    step,
  );
  return {
    height: columns.height,
    draw: (pen, x, y) => {
      decoration(pen, () => {
        for (const index of body.figures.keys()) {
          pen.doc.rect(x + index * step, y, BAR, columns.height).fill(styles.fill);
        }
      });
      columns.draw(pen, x + INDENT, y);
    },
  };
}
