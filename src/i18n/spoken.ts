import { formatNumber } from './format.ts';

/**
 * A printed figure as it is said aloud, for screen readers: « 20+ » is « plus de 20 », « 5K+ » is
 * « plus de 5 000 », « < 100 ms » is « moins de 100 ms ».
 * @returns undefined for a figure that is said as it is written
 */
export function sayFigure(printed: string): string | undefined {
  if (printed.startsWith('<')) return printed.replace(/^<\s*/, 'moins de ');
  if (!printed.endsWith('+')) return undefined;
  const number = printed.slice(0, -1);
  return `plus de ${number.endsWith('K') ? formatNumber(1000 * Number(number.slice(0, -1))) : number}`;
}
