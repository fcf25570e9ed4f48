import { type Colour, hexOf } from './palette.ts';

/** One warp thread: its colour and where it ends, in threads from the selvedge. */
export interface Thread {
  readonly colour: Colour;
  readonly to: number;
}

/** Three trades on one loom: green, orange and indigo bands between white threads. */
export const houseCloth: readonly Thread[] = [
  { colour: 'orange-500', to: 46 },
  { colour: 'white', to: 49 },
  { colour: 'orange-500', to: 56 },
  { colour: 'indigo-800', to: 74 },
  { colour: 'white', to: 76 },
  { colour: 'indigo-800', to: 79 },
  { colour: 'white', to: 81 },
  { colour: 'indigo-800', to: 99 },
  { colour: 'orange-500', to: 106 },
  { colour: 'white', to: 109 },
  { colour: 'orange-500', to: 160 },
  { colour: '#d9620a', to: 164 },
  { colour: 'orange-500', to: 168 },
  { colour: '#d9620a', to: 172 },
  { colour: 'orange-500', to: 214 },
  { colour: 'white', to: 217 },
  { colour: 'green-600', to: 232 },
  { colour: 'white', to: 234 },
  { colour: 'green-800', to: 246 },
  { colour: 'white', to: 248 },
  { colour: 'green-600', to: 263 },
  { colour: 'white', to: 266 },
  { colour: 'orange-500', to: 300 },
];

/** The warp as the rule of `cloth.css` reads it. */
export function warpCss(warp: readonly Thread[]): string {
  const stops = warp.map(({ colour, to }) => `${hexOf(colour)} 0 calc(var(--thread)*${to})`);
  return `repeating-linear-gradient(var(--turn),${stops.join()})`;
}

/**
 * Upright stripes as an SVG document, the warp repeated over the width. Sizes in pixels; `thread`
 * is the width of one.
 */
export function clothSvg(
  warp: readonly Thread[],
  { width, height, thread }: { width: number; height: number; thread: number },
): string {
  const repeat = warp.at(-1)?.to ?? 0;
  const stripes: string[] = [];
  for (let start = 0; repeat > 0 && start * thread < width; start += repeat) {
    let from = start;
    for (const { colour, to } of warp) {
      const x = Math.round(from * thread);
      const end = Math.min(Math.round((start + to) * thread), width);
      if (end > x) {
        stripes.push(
          `<rect x="${x}" width="${end - x}" height="${height}" fill="${hexOf(colour)}"/>`,
        );
      }
      from = start + to;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${stripes.join('')}</svg>`;
}
