import type { Drawn } from '#schemas/portrait.ts';
import {
  beards,
  earrings,
  ears,
  eyes,
  faces,
  foreheads,
  garments,
  glasses,
  grounds,
  heads,
  lids,
  lines,
  nose,
  type Paint,
  paints,
  type Shape,
  shoulders,
} from './parts.ts';

/** A shape with its colours resolved. */
export interface Painted {
  readonly d: string;
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
}

/**
 * A portrait, from the ground to the earrings, with the skin in `currentColor`. The garment and the
 * headscarf are holes in the ground, through which the cloth behind shows.
 * @param small less than 48 px wide
 */
export function drawPortrait(portrait: Drawn, small = false): readonly Painted[] {
  const { face, head, garment, ground, beard, extra } = portrait;
  const { forehead, cloth = '', shows, behind = [], draped = [], over = [] } = heads[head];
  const { jaw, shade, brows, mouth, smile } = faces[face];
  const { top, temple } = foreheads[forehead];
  const worn = new Set(extra);
  const grey = worn.has('grey');
  const colours: Readonly<Record<string, string>> = {
    ...paints,
    hair: grey ? '#d8cfc6' : '#210',
    brow: grey ? '#a79d93' : paints.ink,
  };
  const shapes: readonly Shape[] = [
    { d: `M-9-9v118h98V-9z${shoulders}${cloth}`, fill: grounds[ground] },
    ...behind,
    ...(shows === 'ears' ? [ears] : []),
    ...garments[garment],
    ...draped,
    { d: top + jaw, fill: 'skin' },
    { d: temple + shade, fill: 'shade' },
    ...eyes,
    nose,
    ...(worn.has('lines') ? [lines] : []),
    ...(beard ? [beards[beard]] : []),
    { d: mouth, fill: 'lip' },
    { d: brows, line: 'brow' },
    { d: lids + smile, line: 'ink' },
    ...(worn.has('glasses') ? [glasses] : []),
    ...over,
    ...(worn.has('earrings') ? [earrings] : []),
  ];
  const paint = (name: Paint | undefined) => name && (colours[name] ?? name);
  return joined(
    shapes
      .filter(({ fine }) => !(fine && small))
      .map(({ d, fill, line, width }) => ({ d, fill: paint(fill), stroke: paint(line), width })),
  );
}

/** Joins successive shapes of the same colours into one path. */
function joined(shapes: readonly Painted[]): readonly Painted[] {
  const all: Painted[] = [];
  for (const shape of shapes) {
    const last = all.at(-1);
    const same =
      last?.fill === shape.fill && last?.stroke === shape.stroke && last?.width === shape.width;
    if (last && same) all[all.length - 1] = { ...last, d: last.d + shape.d };
    else all.push(shape);
  }
  return all;
}
