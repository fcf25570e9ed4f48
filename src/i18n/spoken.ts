import type { Figure } from '#lib/figures.ts';
import { formatFigure } from './figures.ts';
import { formatNumber } from './format.ts';

/**
 * A figure as it is said aloud, for screen readers: « 20+ » is « plus de 20 », « 5K+ » is « plus de
 * 5 000 », « < 100 ms » is « moins de 100 ms ».
 * @returns undefined for a figure that is said as it is written
 */
export function sayFigure(figure: Figure): string | undefined {
  if ('count' in figure && figure.plus) return `plus de ${formatNumber(figure.count)}`;
  if ('duration' in figure && figure.under) {
    return `moins de ${formatFigure({ ...figure, under: false })}`;
  }
  return undefined;
}

/** A figure in a tile, as `FigureTiles` shows it: printed, and said aloud. */
export function figureTile({ figure, label }: { figure: Figure; label: string }) {
  return { value: formatFigure(figure), spoken: sayFigure(figure), label };
}
