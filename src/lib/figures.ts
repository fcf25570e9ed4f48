import { sumOf } from './sum.ts';

/** The two ways to write the West African CFA franc, which has no subdivision; and the euro. */
export type Currency = 'FCFA' | 'F' | 'EUR';

export interface Money {
  /** Whole units of the currency. */
  readonly amount: number;
  readonly currency: Currency;
  /** During a promotion: the price before and after it, and its last day, « 2026-12-31 ». */
  readonly was?: number | undefined;
  readonly until?: string | undefined;
}

export interface Count {
  readonly count: number;
  /** Whether it is a minimum: « 20+ ». */
  readonly plus?: boolean | undefined;
  /** Printed in thousands: « 5K ». */
  readonly short?: 'K' | undefined;
}

export interface Percent {
  readonly percent: number;
}

export interface Duration {
  readonly duration: number;
  readonly unit: 'millisecond' | 'second' | 'minute' | 'hour';
  /** Printed with the short unit: « 2 min ». */
  readonly short?: boolean | undefined;
  /** Whether it is never reached: « < 100 ms ». */
  readonly under?: boolean | undefined;
}

/** How long something is kept. Not a number of seconds: months differ. */
export interface Period extends Omit<Duration, 'unit'> {
  readonly unit: 'day' | 'week' | 'month' | 'year';
}

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Some days of the week and their hours, from 0 to 24: half past eight is 8.5. */
interface OpenDays {
  /** The first and the last day. */
  readonly days: readonly [Weekday, Weekday];
  readonly opens: number;
  readonly closes: number;
}

export interface Schedule extends OpenDays {
  /** More hours: an afternoon, a Saturday. */
  readonly also?: readonly OpenDays[] | undefined;
  /** Days without any, « 2026-12-25 ». */
  readonly closed?: readonly string[] | undefined;
  /** Where the hours are read, « Africa/Abidjan »; customers live in two zones. */
  readonly zone?: string | undefined;
}

/** A zone's difference from Greenwich, « GMT », « GMT+01:00 ». */
export function offsetOf(zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const parts = format.formatToParts(Date.UTC(2026, 0, 1));
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('+00:00', '') ?? '';
}

/** Whether each day of the week, from Monday, has hours. */
export function openDays({ also = [], ...first }: Schedule): boolean[] {
  return weekdays.map((_, day) =>
    [first, ...also].some(
      ({ days: [from, to] }) => weekdays.indexOf(from) <= day && day <= weekdays.indexOf(to),
    ),
  );
}

interface Capacity {
  readonly capacity: number | 'unlimited';
}

export type Figure = Money | Count | Percent | Duration | Period | Schedule | Capacity;
export type Figures = Readonly<Record<string, Figure>>;

/** A value as it is printed: a name, a price or a day (« 2026-12-31 »), also of the company. */
export interface Example {
  readonly example: string | number;
}

/** All that a text can name: figures, `shop.articles.rice.price`, `company.legal.name`. */
export type Named = Readonly<Record<string, Figure | Example>>;

/** A figure computed from others, by their names; `lowest`, by the beginning of their names. */
type Derived =
  | { readonly times: readonly [string, number] }
  | { readonly sum: readonly string[] }
  | { readonly lowest: string }
  | { readonly day: string }
  | { readonly each: readonly [string, string] }
  | { readonly fall: readonly [string, string] };
export type WrittenFigures = Readonly<Record<string, Figure | Derived>>;

const SECONDS = { millisecond: 0.001, second: 1, minute: 60, hour: 3600 } as const;

export const secondsOf = ({ duration, unit }: Duration): number => duration * SECONDS[unit];

/** The value of a figure. @throws Error for an unknown, circular or other currency's figure */
export function figureOf(
  name: string,
  written: WrittenFigures,
  above: readonly string[] = [],
): Figure {
  const path = [...above, name];
  if (above.includes(name))
    throw new Error(`se calcule à partir de lui-même : ${path.join(' → ')}`);
  const figure = Object.hasOwn(written, name) ? written[name] : undefined;
  if (!figure) throw new Error(`le chiffre ${name} n’existe pas dans figures.yaml`);
  const found = (part: string) => figureOf(part, written, path);
  const priceOf = (part: string) => {
    const price = found(part);
    if (!('amount' in price)) throw new Error(`se calcule avec ${part}, qui n’est pas un prix`);
    return price;
  };
  if ('times' in figure) return total([priceOf(figure.times[0])], figure.times[1]);
  if ('sum' in figure) return total(figure.sum.map(priceOf));
  if ('lowest' in figure) {
    const prices = pricesOf(figure.lowest, written).map(priceOf);
    return { ...total(prices), amount: Math.min(...prices.map(({ amount }) => amount)) };
  }
  if ('day' in figure) {
    const { amount, currency } = priceOf(figure.day);
    return { amount: Math.floor(amount / 30 / 10) * 10 + 10, currency };
  }
  if ('each' in figure) {
    const { amount, currency } = priceOf(figure.each[0]);
    const people = found(figure.each[1]);
    if (!('capacity' in people) || people.capacity === 'unlimited')
      throw new Error(`se calcule avec ${figure.each[1]}, qui n’est pas un effectif limité`);
    return { amount: Math.ceil(amount / people.capacity), currency };
  }
  if ('fall' in figure) {
    const [before, after] = figure.fall.map(priceOf) as [Money, Money];
    total([before, after]);
    if (after.amount >= before.amount)
      throw new Error(`ne baisse pas de ${figure.fall.join(' à ')}`);
    return { percent: Math.floor((1 - after.amount / before.amount) * 100) };
  }
  return figure;
}

/** The sum of prices in one currency. @throws Error for several */
function total(prices: readonly Money[], times = 1): Money {
  const [currency, ...others] = new Set(prices.map((price) => price.currency));
  if (!currency || others.length > 0)
    throw new Error(`réunit plusieurs monnaies : ${[currency, ...others].join(', ')}`);
  return { amount: sumOf(prices, ({ amount }) => amount) * times, currency };
}

/** Prices with names that begin alike, `price-school`; none computed. @throws Error without any */
function pricesOf(start: string, written: WrittenFigures): string[] {
  const names = Object.entries(written).flatMap(([name, figure]) =>
    name.startsWith(`${start}-`) && 'amount' in figure ? name : [],
  );
  if (names.length === 0) throw new Error(`ne trouve aucun prix ${start}-…`);
  return names;
}
