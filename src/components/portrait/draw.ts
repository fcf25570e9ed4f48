import type { Drawn } from '#schemas/portrait.ts';
import drawings from './drawings.json' with { type: 'json' };

/** A filled shape or a line, on a grid 80 wide and 100 high. */
interface Shape {
  readonly d: string;
  /** A colour of the person by name, or a fixed colour; likewise `line`. */
  readonly fill?: string | undefined;
  readonly line?: string | undefined;
  /** Line width. The style sheet's default is 1.7: a thinner line is lost on a small picture. */
  readonly width?: number | undefined;
  /** Whether small pictures leave it out (earrings, threads). */
  readonly fine?: boolean | undefined;
}

interface Head {
  /** The lower edge of the hair or the headscarf, from temple to temple. */
  readonly forehead: string;
  readonly cloth?: string;
  readonly shows?: string;
  readonly behind?: readonly Shape[];
  /** Drawn over the garment and behind the face. */
  readonly draped?: readonly Shape[];
  readonly over?: readonly Shape[];
}

/** Shading and lips are the same on every skin. Light comes from the left. */
const paints = { skin: 'currentColor', shade: '#0004', lip: '#a43b', ink: '#210', gold: '#fb3' };

export const skins: Readonly<Record<Drawn['skin'], string>> = drawings.skins;
const heads: Readonly<Record<Drawn['head'], Head>> = drawings.heads;
/**
 * Over the cloth: shapes, or the name of a piece that several garments share. The lapels of an open
 * garment are wound the other way, so that they are holes too.
 */
const garments: Readonly<Record<Drawn['garment'], readonly (Shape | string)[]>> = drawings.garments;
const pieces: Readonly<Record<string, readonly Shape[]>> = drawings.pieces;

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
  const { jaw, shade, brows, mouth, smile } = drawings.faces[face];
  const { top, temple } = drawings.foreheads[forehead as keyof typeof drawings.foreheads];
  const extras = new Set(extra);
  const grey = extras.has('grey');
  const colours: Readonly<Record<string, string>> = {
    ...paints,
    hair: grey ? '#d8cfc6' : '#210',
    brow: grey ? '#a79d93' : paints.ink,
  };
  const shapes: readonly Shape[] = [
    { d: `M-9-9v118h98V-9z${drawings.shoulders}${cloth}`, fill: drawings.grounds[ground] },
    ...behind,
    ...(shows === 'ears' ? [drawings.ears] : []),
    ...garments[garment].flatMap((part) =>
      typeof part === 'string' ? (pieces[part] ?? []) : part,
    ),
    ...draped,
    { d: top + jaw, fill: 'skin' },
    { d: temple + shade, fill: 'shade' },
    ...drawings.eyes,
    drawings.nose,
    ...(extras.has('lines') ? [drawings.lines] : []),
    ...(beard ? [drawings.beards[beard]] : []),
    { d: mouth, fill: 'lip' },
    { d: brows, line: 'brow' },
    { d: drawings.lids + smile, line: 'ink' },
    ...(extras.has('glasses') ? [drawings.glasses] : []),
    ...over,
    ...(extras.has('earrings') ? [drawings.earrings] : []),
  ];
  const paint = (name: string | undefined) => name && (colours[name] ?? name);
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
