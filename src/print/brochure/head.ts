import { site } from '#site.config.ts';
import { type Block, stack, text } from '../blocks.ts';
import { breakLines, type Style } from '../lines.ts';
import { drawLogo, logoWidth } from '../logo.ts';
import type { BrochureContent } from './get-brochure.ts';
import type { SheetStyles } from './styles.ts';

const LOGO = 22;
const TITLES = [38, 36, 34, 32, 30, 28, 26, 24];

/** Name and logo, then the heading and what it means. */
export function head(
  { name, audience, body }: BrochureContent,
  styles: SheetStyles,
  width: number,
): Block {
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
