import { currentLocale } from './edition.ts';
import { formatNumber } from './format.ts';
import { phrases } from './formats/index.ts';

/**
 * A printed figure as it is said aloud, for screen readers: « 20+ » is « plus de 20 », « 5K+ » is
 * « plus de 5 000 », « < 100 ms » is « moins de 100 ms ».
 * @returns undefined for a figure that is said as it is written
 */
export function sayFigure(printed: string): string | undefined {
  const { moreThan, lessThan } = phrases[currentLocale()];
  if (printed.startsWith('<')) return lessThan(printed.replace(/^<\s*/, ''));
  if (!printed.endsWith('+')) return undefined;
  const number = printed.slice(0, -1);
  if (!number.endsWith('K')) return moreThan(number);
  // « 1 000K » has a space between its thousands.
  return moreThan(formatNumber(1000 * Number(number.slice(0, -1).replace(/\D/g, ''))));
}
