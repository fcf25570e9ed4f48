import { type Block, stack } from '../blocks.ts';
import { drawCloth } from '../cloth.ts';
import { A4, MARGIN } from '../document.ts';
import { within } from '../pen.ts';
import { figures } from './figures.ts';
import type { BrochureContent } from './get-brochure.ts';
import { head } from './head.ts';
import { paper } from './paper.ts';
import type { SheetStyles } from './styles.ts';

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
export function hero(content: BrochureContent, styles: SheetStyles): Block {
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
