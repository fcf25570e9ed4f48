import { type Block, row, stack, text } from '../blocks.ts';
import { WIDTH } from '../document.ts';
import { type Run, type Style, widthOf } from '../lines.ts';
import { decoration } from '../pen.ts';
import type { BrochureContent } from './get-brochure.ts';
import { lower, priceOf } from './plan-lines.ts';
import { planList } from './plan-list.ts';
import type { SheetStyles } from './styles.ts';

type Plan = BrochureContent['plans'][number];

/** The prices, and what they include. */
export function prices({ words, plans, body }: BrochureContent, styles: SheetStyles): Block {
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
function steps(successive: Plan['prices'], styles: SheetStyles): Block {
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
function tag(price: string, style: Style, { fill, tint }: SheetStyles): Block {
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
