import { type Block, list, row, stack, text } from '../blocks.ts';
import { WIDTH } from '../document.ts';
import { type Run, type Style, widthOf } from '../lines.ts';
import { decoration } from '../pen.ts';
import type { BrochureContent } from './get-brochure.ts';
import { splitColumns } from './groups.ts';
import { lower, type PlanLine, planLines, priceOf } from './plan-lines.ts';
import type { PdfStyles } from './styles.ts';

type Plan = BrochureContent['plans'][number];

export function prices({ words, plans, body }: BrochureContent, styles: PdfStyles): Block {
  const [first] = plans;
  const only = plans.length === 1 ? first : undefined;
  const note = (title: string, said: string): readonly Run[] => [
    { text: `${title} `, style: styles.strong },
    { text: said, style: styles.text },
  ];
  const notes = [
    ...(only ? [note(words.included, `${only.features.map(lower).join(', ')}.`)] : []),
    ...(body.apart ? [note(body.apart.title, body.apart.text)] : []),
  ];
  return stack(
    [
      text([{ text: words.prices, style: styles.title }], { width: WIDTH, tag: 'H2' }),
      only ? steps(only.prices, styles) : planList(plans, styles),
      ...(notes.length > 0 ? [stack(notes.map((runs) => text(runs, { width: WIDTH })))] : []),
    ],
    0.7 * styles.size,
  );
}

/** The successive prices of one plan, at most three in a row. */
function steps(successive: Plan['prices'], styles: PdfStyles): Block {
  const columns = Math.min(successive.length, 3);
  const step = WIDTH / columns;
  const width = step - 14;
  const style = successive.length === 1 ? styles.onlyPrice : styles.price;
  const blocks = successive.map((price) => {
    const when = [price.period, price.note].filter(Boolean).join(', ');
    return stack(
      [
        tag(priceOf(price), style, styles),
        ...(when ? [text([{ text: when, style: styles.text }], { width })] : []),
      ],
      0.3 * styles.size,
    );
  });
  const rows: Block[] = [];
  for (let start = 0; start < blocks.length; start += columns) {
    rows.push(row(blocks.slice(start, start + columns), step));
  }
  return stack(rows, styles.size);
}

/** A price drawn as a tag: a point, and the hole for the string. */
function tag(price: string, style: Style, { fill, tint }: PdfStyles): Block {
  const height = 1.45 * style.size;
  const point = 0.36 * height;
  const width = widthOf([{ text: price, style }]);
  const said = text([{ text: price, style }], { width: width + 1, leading: 1.45 });
  return {
    height,
    draw: (pen, x, y) => {
      const left = x + 1.9 * point;
      const right = left + width + point;
      decoration(pen, () => {
        const foot = y + height;
        pen.doc
          .polygon(
            [x, y + height / 2],
            [x + point, y],
            [right, y],
            [right, foot],
            [x + point, foot],
          )
          .fill(fill);
        pen.doc.circle(x + 1.1 * point, y + height / 2, 0.085 * height).fill(tint);
      });
      said.draw(pen, left, y);
    },
  };
}

const GAP = 28;

/** Several plans with their prices, in two columns. */
function planList(plans: BrochureContent['plans'], styles: PdfStyles): Block {
  const step = (WIDTH + GAP) / 2;
  const { period, lines } = planLines(plans);
  const blocks = lines.map((line) => planLine(line, styles, step - GAP));
  const heights = blocks.map(({ height }) => height);
  const [count = 0] = splitColumns(heights, 2, 0);
  const columns = [blocks.slice(0, count), blocks.slice(count)].map((column) => list(column, 0));
  return stack([
    ...(period ? [text([{ text: period, style: styles.text }], { width: WIDTH })] : []),
    row(columns, step),
  ]);
}

function planLine({ name, price, note }: PlanLine, styles: PdfStyles, width: number): Block {
  const amount = [{ text: price, style: styles.strong }];
  const small = { ...styles.quiet, size: 0.88 * styles.size };
  const free = width - widthOf(amount) - 12;
  const words = stack([
    text([{ text: name, style: styles.text }], { width: free }),
    ...(note ? [text([{ text: note, style: small }], { width: free, leading: 1.25 })] : []),
  ]);
  const value = text(amount, { width });
  const pad = 0.3 * styles.size;
  const height = words.height + 2 * pad;
  return {
    height,
    draw: (pen, x, y) => {
      words.draw(pen, x, y + pad);
      value.draw(pen, x + width - widthOf(amount), y + pad);
      decoration(pen, () => pen.doc.rect(x, y + height - 0.6, width, 0.6).fill(styles.rule));
    },
  };
}
