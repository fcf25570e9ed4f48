import { stretchesOf } from './faces.ts';
import { balanceLines, breakLines, type Line, type Run, trackingOf, widthOf } from './lines.ts';
import { content, type Pen, type Tag, within } from './pen.ts';

/** Content whose height is known before it is drawn. Sizes are in points; `y` grows downwards. */
export interface Block {
  readonly height: number;
  readonly draw: (pen: Pen, x: number, y: number) => void;
}

export interface TextOptions {
  width: number;
  /** Line height, as a multiple of the size. */
  leading?: number;
  /** The tag of its PDF element; `undefined` where the caller writes the element. */
  tag?: Tag | undefined;
}

/** Draws a line whose box, `height` high, begins at `y`. */
export function drawLine({ doc }: Pen, line: Line, x: number, y: number, height: number): void {
  let left = x;
  for (const { text, style } of line) {
    doc.fontSize(style.size).fillColor(style.colour);
    for (const { file, text: stretch, width } of stretchesOf(text, style.face)) {
      doc.font(file.id);
      // Centres capitals in the box: they are about 0.7 em high in both faces.
      doc.text(stretch, left, y + height / 2 + 0.35 * style.size, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: trackingOf(style),
      });
      left += width * style.size + [...stretch].length * trackingOf(style);
    }
  }
}

/** The space that the line break took is drawn, for those who read the structure and not the page. */
function spaced(line: Line, more: boolean): Line {
  const style = line.at(-1)?.style;
  return more && style ? [...line, { text: ' ', style }] : line;
}

/** A paragraph. If a word is wider than it, the height is infinite: it fits on no page. */
export function text(runs: readonly Run[], options: TextOptions): Block {
  const { width, leading = 1.35 } = options;
  const tag = 'tag' in options ? options.tag : 'P';
  const size = Math.max(...runs.map(({ style }) => style.size));
  const step = size * leading;
  const rough = breakLines(runs, width);
  const fits = rough.every((line) => widthOf(line) <= width);
  return {
    height: fits ? rough.length * step : Number.POSITIVE_INFINITY,
    draw: (pen, x, y) => {
      // Balanced only when drawn: balancing is slow and does not change the number of lines.
      const lines = balanceLines(runs, width);
      const draw = () => {
        for (const [index, line] of lines.entries()) {
          drawLine(pen, spaced(line, index < lines.length - 1), x, y + index * step, step);
        }
      };
      if (tag) content(pen, tag, draw);
      else draw();
    },
  };
}

/** Blocks one under the other. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0) + gap * (blocks.length - 1),
    draw: (pen, x, y) => {
      let top = y;
      for (const block of blocks) {
        block.draw(pen, x, top);
        top += block.height + gap;
      }
    },
  };
}

/** Blocks side by side, `step` apart. */
export function row(blocks: readonly Block[], step: number): Block {
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    draw: (pen, x, y) => {
      for (const [index, block] of blocks.entries()) block.draw(pen, x + index * step, y);
    },
  };
}

export function tagged(tag: Tag, block: Block): Block {
  return { ...block, draw: (pen, x, y) => within(pen, tag, (inner) => block.draw(inner, x, y)) };
}

export function list(items: readonly Block[], gap: number): Block {
  return tagged(
    'L',
    stack(
      items.map((item) => tagged('LI', tagged('LBody', item))),
      gap,
    ),
  );
}
