import type { ClothName } from '../components/ui/Cloth.tsx';

/** One warp thread: its colour and where it ends, in threads from the selvedge. */
export interface Thread {
  readonly color: string;
  readonly to: number;
}

/**
 * The warps of `styles/cloth.css`, for what is drawn outside a browser.
 * @throws Error naming the cloth that the sheet lacks.
 */
export function readCloths(css: string): Record<ClothName, Thread[]> {
  const read = (name: ClothName): Thread[] => {
    const rule = new RegExp(`\\[data-cloth="${name}"\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
    const stops = rule.matchAll(/(#[\da-f]{3,6}) 0 calc\(var\(--thread\) \* ([\d.]+)\)/g);
    const threads = [...stops].map(([, color = '', to]) => ({ color, to: Number(to) }));
    if (threads.length === 0) throw new Error(`src/styles/cloth.css : l’étoffe ${name} manque`);
    return threads;
  };
  return {
    house: read('house'),
    tappharm: read('tappharm'),
    tappos: read('tappos'),
    tapschool: read('tapschool'),
  };
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
    for (const { color, to } of warp) {
      const x = Math.round(from * thread);
      const end = Math.min(Math.round((start + to) * thread), width);
      if (end > x) {
        stripes.push(`<rect x="${x}" width="${end - x}" height="${height}" fill="${color}"/>`);
      }
      from = start + to;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${stripes.join('')}</svg>`;
}
