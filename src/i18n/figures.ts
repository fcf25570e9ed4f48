import {
  type Count,
  type Duration,
  type Example,
  type Figure,
  type Named,
  offsetOf,
  type Percent,
  type Period,
  type Schedule,
  type Weekday,
  weekdays,
} from '#lib/figures.ts';
import { NBSP, NNBSP } from '#lib/spaces.ts';
import { formatDay, formatDecimal, formatMoney, formatNumber, pluralAfter } from './format.ts';

/** « 99,9 % ». */
export function formatPercent({ percent }: Percent): string {
  return `${percent.toLocaleString('fr-FR', { maximumFractionDigits: 2 })}${NBSP}%`;
}

/** « 3 secondes », « 2 min », « < 100 ms ». */
export function formatDuration(duration: Duration | Period): string {
  const { number, unit } = durationParts(duration);
  return `${number}${NBSP}${unit}`;
}

/** A duration in print: its number and its unit. */
export function durationParts({ duration, unit, short, under }: Duration | Period) {
  const unitDisplay = short ? 'short' : 'long';
  const format = new Intl.NumberFormat('fr-FR', { style: 'unit', unit, unitDisplay });
  const parts = format.formatToParts(duration);
  const textOf = (unitPart: boolean) =>
    parts
      .filter(({ type }) => type !== 'literal' && (type === 'unit') === unitPart)
      .map(({ value }) => value.replace(NNBSP, ' '))
      .join('');
  return { number: `${under ? '< ' : ''}${textOf(false)}`, unit: textOf(true) };
}

/** « 20+ », « 5K+ », « 50 000+ ». */
function formatCount({ count, plus, short }: Count): string {
  const number = short ? `${formatNumber(count / 1000)}${short}` : formatNumber(count);
  return plus ? `${number}+` : number;
}

/** « lundi », « lun. »; 1 January 2024 is a Monday. */
export function formatWeekday(day: Weekday, weekday: 'long' | 'short' = 'long'): string {
  return formatDay(new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))), { weekday });
}

/** « 9h », « 8h30 ». */
function formatHour(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${Math.floor(hour)}h${minutes ? String(minutes).padStart(2, '0') : ''}`;
}

/** « du lundi au vendredi, 8h30-12h et 14h-18h ; … (GMT) »; round the clock is « 24/7 ». */
function formatSchedule({ also = [], zone, ...own }: Schedule): string {
  const hours = new Map<string, string[]>();
  for (const { days, opens, closes } of [own, ...also]) {
    const [from, to] = days.map((day) => formatWeekday(day));
    const when = from === to ? `le ${from}` : `du ${from} au ${to}`;
    hours.set(when, [...(hours.get(when) ?? []), `${formatHour(opens)}-${formatHour(closes)}`]);
  }
  const said = [...hours].map(([when, spans]) => `${when}, ${spans.join(' et ')}`).join(' ; ');
  if (said === 'du lundi au dimanche, 0h-24h') return '24/7';
  if (!zone) return said;
  const city = zone.replace(/^.*\//, '').replaceAll('_', ' ');
  const of = /^[AEIOUÉ]/.test(city) ? 'd’' : 'de ';
  return `${said}, heure ${of}${city} (${offsetOf(zone)})`;
}

/**
 * A figure in print.
 * @param bare whether a price is printed without its currency
 * @throws Error for a figure that has no such form: « unlimited » is said in words, and only a
 * price can be bare.
 */
export function formatFigure(figure: Figure, bare = false): string {
  if ('amount' in figure) {
    const { amount, currency } = figure;
    return bare ? formatNumber(amount) : formatMoney(amount, currency);
  }
  if (bare) throw new Error('n’est pas un prix, qui seul s’écrit sans son unité');
  if ('percent' in figure) return formatPercent(figure);
  if ('duration' in figure) return formatDuration(figure);
  if ('days' in figure) return formatSchedule(figure);
  if ('count' in figure) return formatCount(figure);
  if (figure.capacity === 'unlimited') throw new Error('est sans limite : dites-le avec des mots');
  return formatNumber(figure.capacity);
}

/** « 5K » is not French: in a text or a tile, « 5 000 ». */
const inFull = (figure: Figure): Figure =>
  'count' in figure ? { ...figure, short: undefined } : figure;

/**
 * A figure for a place that sets the number and its unit apart.
 * @throws Error as `formatFigure`
 */
export function figureParts(figure: Figure): { number: string; unit?: string } {
  if ('duration' in figure) return durationParts(figure);
  if ('amount' in figure) {
    return { number: formatNumber(figure.amount), unit: figure.currency };
  }
  return { number: formatFigure(figure, false) };
}

/** A number, a day as « 31/12/2026 », or the words themselves. */
function formatExample({ example }: Example): string {
  if (typeof example === 'number') {
    return Number.isInteger(example) ? formatNumber(example) : formatDecimal(example, undefined);
  }
  return example.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
}

/** Calls a figure, an example, `{shop.articles.rice.price}`, or a value, `{company.name}`. */
const CALL = /\{([a-zA-Z][a-zA-Z0-9._-]*)(, number)?\}/g;

/** The value of a name; undefined if nobody has defined it. */
export function lookUp(name: string, named: Named): Named[string] | undefined {
  return Object.hasOwn(named, name) ? named[name] : undefined;
}

/** The message for a name that does not exist: it says where the name should have been defined. */
export function unknown(name: string, call = name): string {
  if (/^(?:[A-Z]|company\.)/.test(name)) return `la valeur ${call} n’existe pas dans company.yaml`;
  return name.includes('.')
    ? `l’exemple ${call} n’existe pas dans examples/`
    : `le chiffre ${call} n’existe pas dans figures.yaml`;
}

/**
 * Replaces each `{name}` of a text by the figure or the example of that name, `{name, number}` by
 * a price without its currency.
 * @param next what follows the text
 * @throws Error naming the figure that does not exist, has no such form, or is 0 or 1 before a plural
 */
export function insertFigures(text: string, named: Named, next = ''): string {
  return text.replace(CALL, (call, name: string, bare: string | undefined, at: number) => {
    const found = lookUp(name, named);
    if (found === undefined) throw new Error(unknown(name, call));
    expectAgreement(call, found, text.slice(at + call.length) || next);
    if ('example' in found) return formatExample(found);
    try {
      return formatFigure(inFull(found), bare !== undefined);
    } catch (error) {
      throw new Error(`le chiffre ${call} ${error instanceof Error ? error.message : error}`);
    }
  });
}

/** In French 0 and 1 are singular. @throws Error where the old plural is still beside them */
export function expectAgreement(call: string, found: Named[string], after: string): void {
  let number: unknown;
  if ('example' in found) number = found.example;
  else if ('count' in found) number = found.count;
  else if ('capacity' in found) number = found.capacity;
  const plural = typeof number === 'number' && number < 2 ? pluralAfter(after) : undefined;
  if (plural)
    throw new Error(`le chiffre ${call} vaut ${number} : « ${plural} » se met au singulier`);
}

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

/** For a tile; a short figure stands beside its name too: « (5K+) ». */
export function figureTile({ figure, label }: { figure: Figure; label: string }) {
  const abbreviated = 'count' in figure && figure.short ? ` (${formatFigure(figure)})` : '';
  const value = formatFigure(inFull(figure));
  return { value, spoken: sayFigure(figure), label: `${label}${abbreviated}` };
}
