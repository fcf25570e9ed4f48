import {
  type Count,
  type Duration,
  type Example,
  type Figure,
  type Named,
  type Percent,
  type Period,
  type Schedule,
  type Weekday,
  weekdays,
} from '#lib/figures.ts';
import { NBSP } from '#lib/spaces.ts';
import { currentLocale } from './edition.ts';
import { formatDecimal, formatMoney, formatNumber } from './format.ts';
import { marks, phrases } from './formats/index.ts';
import type { Locale } from './locales.ts';

/** « 99,9 % ». */
export function formatPercent({ percent }: Percent, locale: Locale = currentLocale()): string {
  const { region } = phrases[locale];
  const number = percent.toLocaleString(region, { maximumFractionDigits: 2 });
  return `${number}${marks[locale].percent}`;
}

/** « 3 secondes », « 2 min », « < 100 ms ». */
export function formatDuration(
  duration: Duration | Period,
  locale: Locale = currentLocale(),
): string {
  const { number, unit } = durationParts(duration, locale);
  return `${number}${NBSP}${unit}`;
}

function durationParts({ duration, unit, short, under }: Duration | Period, locale: Locale) {
  const unitDisplay = short ? 'short' : 'long';
  const format = new Intl.NumberFormat(phrases[locale].region, {
    style: 'unit',
    unit,
    unitDisplay,
  });
  const parts = format.formatToParts(duration);
  const textOf = (unitPart: boolean) =>
    parts
      .filter(({ type }) => type !== 'literal' && (type === 'unit') === unitPart)
      .map(({ value }) => value)
      .join('');
  return { number: `${under ? '< ' : ''}${textOf(false)}`, unit: textOf(true) };
}

/** « 20+ », « 5K+ », « 50 000+ ». */
function formatCount({ count, plus, short }: Count, locale: Locale): string {
  const number = short
    ? `${formatNumber(count / 1000, locale)}${short}`
    : formatNumber(count, locale);
  return plus ? `${number}+` : number;
}

/** 1 January 2024 is a Monday. */
function formatWeekday(day: Weekday, locale: Locale): string {
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return date.toLocaleDateString(phrases[locale].region, { weekday: 'long', timeZone: 'UTC' });
}

/** « du lundi au vendredi, 9h-18h »; every day round the clock is « 24/7 ». */
function formatSchedule({ days: [first, last], opens, closes }: Schedule, locale: Locale): string {
  const everyDay = first === 'monday' && last === 'sunday';
  if (everyDay && opens === 0 && closes === 24) return '24/7';
  const [from, to] = [formatWeekday(first, locale), formatWeekday(last, locale)];
  return phrases[locale].schedule(from, to, opens, closes);
}

/**
 * A figure as its language writes it.
 * @param bare whether a price is printed without its currency
 * @throws Error for a figure that has no such form: « unlimited » is said in words, and only a
 * price can be bare.
 */
export function formatFigure(
  figure: Figure,
  bare = false,
  locale: Locale = currentLocale(),
): string {
  if ('amount' in figure) {
    const { amount, currency } = figure;
    return bare ? formatNumber(amount, locale) : formatMoney(amount, currency, locale);
  }
  if (bare) throw new Error('n’est pas un prix, qui seul s’écrit sans son unité');
  if ('percent' in figure) return formatPercent(figure, locale);
  if ('duration' in figure) return formatDuration(figure, locale);
  if ('days' in figure) return formatSchedule(figure, locale);
  if ('count' in figure) return formatCount(figure, locale);
  if (figure.capacity === 'unlimited') throw new Error('est sans limite : dites-le avec des mots');
  return formatNumber(figure.capacity, locale);
}

export interface FigureParts {
  number: string;
  /** A unit that is a word: « secondes », « FCFA »; a sign stays with its number: « 99,9 % ». */
  unit?: string | undefined;
}

/**
 * A figure as its language writes it, for a place that sets the number and its unit apart.
 * @throws Error as `formatFigure`
 */
export function figureParts(figure: Figure, locale: Locale = currentLocale()): FigureParts {
  if ('duration' in figure) return durationParts(figure, locale);
  if ('amount' in figure) {
    return { number: formatNumber(figure.amount, locale), unit: figure.currency };
  }
  return { number: formatFigure(figure, false, locale) };
}

/** A number, a day as « 31/12/2026 », or the words themselves. */
function formatExample({ example }: Example, locale: Locale): string {
  if (typeof example === 'number') {
    return Number.isInteger(example)
      ? formatNumber(example, locale)
      : formatDecimal(example, undefined, locale);
  }
  return example.replace(/^(\d{4})-(\d\d)-(\d\d)$/, phrases[locale].numericDate);
}

/**
 * Calls `{figure-name}`, an example by its path, `{shop.articles.rice.price}`, or a deployment
 * value, `{SITE_NAME}`.
 */
const CALL = /\{([a-zA-Z][a-zA-Z0-9._-]*)(, number)?\}/g;

/** What a name stands for; undefined for a name that nobody has defined. */
export function lookUp(name: string, named: Named): Named[string] | undefined {
  return Object.hasOwn(named, name) ? named[name] : undefined;
}

/** The message for a name that does not exist: it says where the name should have been defined. */
export function unknown(name: string, call = name): string {
  if (/^[A-Z]/.test(name)) return `la valeur ${call} n’existe pas, ou ne s’imprime pas`;
  return name.includes('.')
    ? `l’exemple ${call} n’existe pas dans examples/`
    : `le chiffre ${call} n’existe pas dans figures.yaml`;
}

/**
 * Replaces each `{name}` of a text by the figure or the example of that name, `{name, number}` by
 * a price without its currency.
 * @throws Error naming the figure that does not exist or has no such form
 */
export function insertFigures(
  text: string,
  named: Named,
  locale: Locale = currentLocale(),
): string {
  return text.replace(CALL, (call, name: string, bare?: string) => {
    const found = lookUp(name, named);
    if (found === undefined) throw new Error(unknown(name, call));
    if ('example' in found) return formatExample(found, locale);
    try {
      return formatFigure(found, bare !== undefined, locale);
    } catch (error) {
      throw new Error(`le chiffre ${call} ${error instanceof Error ? error.message : error}`);
    }
  });
}
