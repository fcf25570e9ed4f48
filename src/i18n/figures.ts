import {
  type Count,
  type Duration,
  type Figure,
  type Figures,
  type Percent,
  type Schedule,
  type Weekday,
  weekdays,
} from '#lib/figures.ts';
import { NBSP } from '#lib/spaces.ts';
import { formatMoney, formatNumber } from './format.ts';
import { defaultLocale, regions } from './locales.ts';

/** « 99,9 % ». */
export function formatPercent({ percent }: Percent): string {
  return `${percent.toLocaleString(regions[defaultLocale], { maximumFractionDigits: 2 })}${NBSP}%`;
}

/** « 3 secondes », « 2 min ». */
export function formatDuration({ duration, unit, short }: Duration): string {
  const unitDisplay = short ? 'short' : 'long';
  const printed = duration.toLocaleString(regions[defaultLocale], {
    style: 'unit',
    unit,
    unitDisplay,
  });
  return printed.replace(/\s(?=\p{L})/u, NBSP);
}

/** « 20+ », « 5K+ », « 50 000+ ». */
function formatCount({ count, plus, short }: Count): string {
  const number = short ? `${formatNumber(count / 1000)}${short}` : formatNumber(count);
  return plus ? `${number}+` : number;
}

/** 1 January 2024 is a Monday. */
function formatWeekday(day: Weekday): string {
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return date.toLocaleDateString(regions[defaultLocale], { weekday: 'long', timeZone: 'UTC' });
}

/** « du lundi au vendredi, 9h-18h »; every day round the clock is « 24/7 ». */
function formatSchedule({ days: [first, last], opens, closes }: Schedule): string {
  const everyDay = first === 'monday' && last === 'sunday';
  if (everyDay && opens === 0 && closes === 24) return '24/7';
  return `du ${formatWeekday(first)} au ${formatWeekday(last)}, ${opens}h-${closes}h`;
}

/**
 * @param bare a price without its currency
 * @throws Error for what has no such form: a plan without limit is said in words.
 */
export function formatFigure(figure: Figure, bare = false): string {
  if ('amount' in figure) {
    return bare ? formatNumber(figure.amount) : formatMoney(figure.amount, figure.currency);
  }
  if (bare) throw new Error('n’est pas un prix, qui seul s’écrit sans son unité');
  if ('percent' in figure) return formatPercent(figure);
  if ('duration' in figure) return formatDuration(figure);
  if ('days' in figure) return formatSchedule(figure);
  if ('count' in figure) return formatCount(figure);
  if (figure.capacity === 'unlimited') throw new Error('est sans limite : dites-le avec des mots');
  return formatNumber(figure.capacity);
}

/**
 * Replaces each `{name}` of a text by the figure of that name, `{name, number}` by a price without
 * its currency.
 * @throws Error naming the figure that does not exist or has no such form.
 */
export function insertFigures(text: string, figures: Figures): string {
  return text.replace(/\{([a-z][a-z0-9-]*)(, number)?\}/g, (call, name: string, bare?: string) => {
    const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
    if (figure === undefined) throw new Error(`le chiffre ${call} n’existe pas dans figures.yaml`);
    try {
      return formatFigure(figure, bare !== undefined);
    } catch (error) {
      throw new Error(`le chiffre ${call} ${error instanceof Error ? error.message : error}`);
    }
  });
}
