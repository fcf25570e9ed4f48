import {
  type Count,
  type Duration,
  type Example,
  type Figure,
  type Named,
  type Percent,
  type Schedule,
  type Weekday,
  weekdays,
} from '#lib/figures.ts';
import { NBSP } from '#lib/spaces.ts';
import { formatDecimal, formatMoney, formatNumber } from './format.ts';
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

/** A number, a day as « 31/12/2026 », or the words themselves. */
function formatExample({ example }: Example): string {
  if (typeof example === 'number') {
    return Number.isInteger(example) ? formatNumber(example) : formatDecimal(example);
  }
  return example.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
}

/** `figure-name`, the path of an example, `shop.articles.rice.price`, or `DEPLOYMENT_VALUE`. */
const CALL = /\{([a-zA-Z][a-zA-Z0-9._-]*)(, number)?\}/g;

/** What a name stands for. */
export function lookUp(name: string, named: Named): Named[string] | undefined {
  return Object.hasOwn(named, name) ? named[name] : undefined;
}

/** Where a name should have been written. */
export function unknown(name: string, call = name): string {
  if (/^[A-Z]/.test(name)) return `la valeur ${call} n’existe pas, ou ne s’imprime pas`;
  return name.includes('.')
    ? `l’exemple ${call} n’existe pas dans examples/`
    : `le chiffre ${call} n’existe pas dans figures.yaml`;
}

/**
 * Replaces each `{name}` of a text by the figure or the example of that name, `{name, number}` by
 * a price without its currency.
 * @throws Error naming the figure that does not exist or has no such form.
 */
export function insertFigures(text: string, named: Named): string {
  return text.replace(CALL, (call, name: string, bare?: string) => {
    const found = lookUp(name, named);
    if (found === undefined) throw new Error(unknown(name, call));
    if ('example' in found) return formatExample(found);
    try {
      return formatFigure(found, bare !== undefined);
    } catch (error) {
      throw new Error(`le chiffre ${call} ${error instanceof Error ? error.message : error}`);
    }
  });
}
