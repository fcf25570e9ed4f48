import { type Colour, hexOf } from './palette.ts';

/** Threads of one colour, and where they end, in per cent; where `bare`, the weft shows. */
interface Stripe {
  readonly colour: Colour | 'bare';
  readonly to: number;
}

/** The repeat of two narrow strips, for style sheets, pictures and printed sheets. */
export interface Weave {
  /** Across both strips, from 0 to 100. */
  readonly warp: readonly Stripe[];
  /** The ruled weft, seen where the warp is bare: one rule, from 0 to 100, repeated. */
  readonly weft?: readonly Stripe[];
  /** White crosses woven into the middle of the first strip. */
  readonly crosses?: true;
}

/** Distance between two rules of the weft, as a share of the repeat. */
const PICK = 0.12;
/** Distance between two crosses, likewise. */
const CROSS = 0.24;
/** The bars of a cross, as shares of the repeat; `cloth.css` draws the same. */
const BARS = [
  { x: 0.235, y: 0.07, width: 0.03, height: 0.09 },
  { x: 0.205, y: 0.1, width: 0.09, height: 0.03 },
] as const;

/** The company cloth: a strip of each trade's colour on orange. */
export const companyCloth: Weave = {
  warp: [
    { colour: 'orange-500', to: 4 },
    { colour: 'white', to: 6 },
    { colour: 'orange-500', to: 17 },
    { colour: 'green-600', to: 33 },
    { colour: 'orange-500', to: 44 },
    { colour: 'white', to: 46 },
    { colour: 'orange-500', to: 54 },
    { colour: 'brown-700', to: 60 },
    { colour: 'orange-500', to: 64 },
    { colour: 'brown-700', to: 68 },
    { colour: 'orange-500', to: 79 },
    { colour: 'indigo-600', to: 85 },
    { colour: 'orange-500', to: 88 },
    { colour: 'white', to: 89 },
    { colour: 'indigo-600', to: 96 },
    { colour: 'orange-500', to: 100 },
  ],
  crosses: true,
};

/** Hard stops: each colour begins where the previous one ends. */
function stops(stripes: readonly Stripe[]): string {
  return stripes
    .map(({ colour, to }, index) => {
      const from = index === 0 ? '' : ' 0';
      const end = index === stripes.length - 1 ? '' : ` ${to}%`;
      return (colour === 'bare' ? '#0000' : hexOf(colour)) + from + end;
    })
    .join();
}

/** The weave as CSS declarations for `cloth.css`, without the last semicolon. */
export function weaveCss({ warp, weft, crosses }: Weave): string {
  const pick = `calc(var(--repeat)*${String(PICK).replace('0.', '.')})`;
  return [
    `--warp:${stops(warp)}`,
    weft && `--weft:${stops(weft)};--pick:${pick} ${pick}`,
    crosses && '--brocade:var(--crosses)',
  ]
    .filter(Boolean)
    .join(';');
}

/** A rectangle of one colour, in the unit of its size. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly opacity?: number;
}

/** The start of each repeat of a length, up to an end. */
const repeats = (length: number, end: number) =>
  Array.from({ length: Math.ceil(end / length) }, (_, index) => index * length);

/** Rectangles to fill in order, cut at the edges. @param repeat the width of two strips */
export function piecesOf(
  { warp, weft = [], crosses }: Weave,
  { width, height, repeat }: { width: number; height: number; repeat: number },
): readonly Piece[] {
  const pieces: Piece[] = [];
  const fill = (piece: Piece) => {
    const across = Math.min(piece.width, width - piece.x);
    const down = Math.min(piece.height, height - piece.y);
    if (across > 0 && down > 0) pieces.push({ ...piece, width: across, height: down });
  };
  const runs = (stripes: readonly Stripe[], length: number) =>
    stripes.flatMap(({ colour, to }, index) => {
      const from = stripes[index - 1]?.to ?? 0;
      if (colour === 'bare') return [];
      const start = (from * length) / 100;
      return { start, length: ((to - from) * length) / 100, colour: hexOf(colour) };
    });
  for (const top of repeats(repeat * PICK, height)) {
    for (const { start, length, colour } of runs(weft, repeat * PICK)) {
      fill({ x: 0, y: top + start, width, height: length, colour });
    }
  }
  for (const left of repeats(repeat, width)) {
    for (const { start, length, colour } of runs(warp, repeat)) {
      fill({ x: left + start, y: 0, width: length, height, colour });
    }
    if (!crosses) continue;
    for (const top of repeats(repeat * CROSS, height)) {
      for (const bar of BARS) {
        const [x, y] = [left + bar.x * repeat, top + bar.y * repeat];
        fill({ x, y, width: bar.width * repeat, height: bar.height * repeat, colour: '#fff' });
      }
    }
  }
  for (const seam of repeats(repeat / 2, width)) {
    fill({ x: seam, y: 0, width: repeat / 240, height, colour: '#000', opacity: 0.3 });
  }
  return pieces;
}

/** The same as an SVG document. Sizes in pixels. */
export function clothSvg(
  weave: Weave,
  { width, height, repeat }: { width: number; height: number; repeat: number },
): string {
  const print = (length: number) => Number(length.toFixed(2));
  const pieces = piecesOf(weave, { width, height, repeat }).map(
    ({ x, y, width: across, height: down, colour, opacity = 1 }) =>
      `<rect x="${print(x)}" y="${print(y)}" width="${print(across)}" height="${print(down)}" fill="${colour}" fill-opacity="${opacity}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${pieces.join('')}</svg>`;
}
