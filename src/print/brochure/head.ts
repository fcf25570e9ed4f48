import { site } from '#site.config.ts';
import { type Block, stack, text } from '../blocks.ts';
import { breakLines, type Style } from '../lines.ts';
import { drawLogo, logoWidth } from '../logo.ts';
import type { BrochureContent } from './get-brochure.ts';
import { type SheetStyles, WIDTH } from './styles.ts';

const LOGO = 22;
const TITLES = [38, 36, 34, 32, 30, 28, 26, 24];

/** Name and logo, then the heading and its explanation. */
export function head({ name, audience, body }: BrochureContent, styles: SheetStyles): Block {
  const { strong, quiet, lede, ink } = styles;
  const logo: Style = { face: 'display', size: LOGO, colour: ink };
  const whose = text(
    [
      { text: `${name} `, style: { ...strong, size: 11.5 } },
      { text: audience, style: { ...quiet, size: 11.5 } },
    ],
    { width: WIDTH - logoWidth(site.name, logo) - 20 },
  );
  const brand: Block = {
    height: LOGO,
    draw: (pen, x, y) => {
      whose.draw(pen, x, y + (LOGO - whose.height) / 2);
      drawLogo(pen, site.name, logo, x + WIDTH - logoWidth(site.name, logo), y);
    },
  };
  const title = [{ text: body.title, style: titleStyle(body.title, ink) }];
  const opening = stack(
    [
      text(title, { width: WIDTH, leading: 1.06, tag: 'H1' }),
      text([{ text: body.lede, style: lede }], { width: 0.86 * WIDTH }),
    ],
    8,
  );
  return stack([brand, opening], 14);
}

/** On one line if possible, else on two, as large as they fit. */
function titleStyle(title: string, colour: string): Style {
  const styles = TITLES.map((size): Style => ({ face: 'display', size, colour }));
  const lines = styles.map((style) => breakLines([{ text: title, style }], WIDTH).length);
  const best = [1, 2].map((count) => styles.find((_, index) => lines[index] === count));
  return best.find((style) => style !== undefined) ?? { face: 'display', size: 24, colour };
}
