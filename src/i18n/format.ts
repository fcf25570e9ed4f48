import type { Currency, Money } from '#lib/figures.ts';
import type { PriceShare } from '#lib/money.ts';
import { NBSP } from '#lib/spaces.ts';
import { hoursOf } from '#lib/time.ts';

/** Grouped by thousands: « 20 000 ». @throws RangeError if it is not a safe integer */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} n’est pas un nombre entier`);
  return String(value)
    .replace('-', '−')
    .replace(/\B(?=(?:\d{3})+$)/g, ' ');
}

/**
 * A number with its decimals: « 12,5 », « −3 ».
 * @param decimals how many are printed, zeros included: with 2, « 15,00 »; as many as there are by
 * default
 */
export function formatDecimal(value: number, decimals?: number): string {
  const digits = decimals === undefined ? String(value) : value.toFixed(decimals);
  return digits.replace('-', '−').replace('.', ',');
}

/** An amount in millions, without their name: « 30 », « 0,5 »; `decimals` as in formatDecimal. */
export function formatMillions(amount: number, decimals?: number): string {
  return formatDecimal(amount / 1_000_000, decimals);
}

/** A rate in per cent: « 70 % », « 12,5 % ». */
export const formatRate = (rate: number): string => `${formatDecimal(rate)}${NBSP}%`;

/** « 20 000 FCFA »: `Intl` would print « F CFA », where the specification has « FCFA » or « F ». */
export function formatMoney(amount: number, currency: Currency = 'FCFA'): string {
  return `${formatNumber(amount)}${NBSP}${currency}`;
}

export const formatPrice = ({ amount, currency }: Money): string => formatMoney(amount, currency);

/** What a promotion takes off, and until when: « au lieu de 5 000 FCFA, jusqu’au 1er mai 2027 ». */
export function formatPromotion({ was, until, currency }: Money): string | undefined {
  if (was === undefined || until === undefined) return undefined;
  return `au lieu de ${formatMoney(was, currency)}, jusqu’au ${formatDate(new Date(until))}`;
}

export interface ShareWords {
  /** For a rounded amount, which replaces `#`: « environ # ». */
  about: string;
  /** For an amount under one franc: « moins de # ». */
  under: string;
}

/** A price shared out: « 1 250 FCFA », « environ 1 667 FCFA », « moins de 1 FCFA ». */
export function formatShare(share: PriceShare, words: ShareWords): string {
  const price = formatPrice(share);
  return share.kind === 'exact' ? price : words[share.kind].replace('#', price);
}

/** A number of things: « 1 an », « 3 ans », « 1 000 boutiques »; `#` is the number. */
export function formatCount(count: number, texts: Plural): string {
  return pluralOf(count, texts).replace('#', formatNumber(count));
}

/** A number, then the name of what it counts: « 1 élève », « 1 500 élèves ». */
export function formatThings(count: number, names: Plural): string {
  return `${formatNumber(count)} ${pluralOf(count, names)}`;
}

/** A time of day, from « 09:50 »: « 9h50 ». */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours}h${minutes ? `${minutes}`.padStart(2, '0') : ''}`;
}

/** A length of time, from its minutes: « 45 min », « 3 heures 30 ». */
export function formatHours(length: number): string {
  const { hours, minutes } = hoursOf(length);
  if (hours === 0) return `${minutes}${NBSP}min`;
  const whole = `${formatNumber(hours)}${NBSP}${hours > 1 ? 'heures' : 'heure'}`;
  return minutes > 0 ? `${whole}${NBSP}${`${minutes}`.padStart(2, '0')}` : whole;
}

/** The person that an adjective describes. */
export const genders = ['feminine', 'masculine'] as const;
type Gender = (typeof genders)[number];

/** A place among others: « 1re », « 4e ». */
export function formatPlace(place: number, gender: Gender): string {
  return `${place}${place > 1 ? 'e' : gender === 'feminine' ? 're' : 'er'}`;
}

/** A calendar day in full: « 5 novembre 2026 », « 1er août 2026 ». Content dates are UTC days. */
export function formatDate(date: Date): string {
  const day = date.getUTCDate();
  return `${day === 1 ? '1er' : day}${NBSP}${formatDay(date, { month: 'long', year: 'numeric' })}`;
}

/** Part of a calendar day, « dimanche », « novembre 2026 ». */
export function formatDay(date: Date, part: Intl.DateTimeFormatOptions): string {
  return date.toLocaleDateString('fr-FR', { ...part, timeZone: 'UTC' });
}

/** Prints bytes as people read a download: « 92 ko », « 1,2 Mo »; never less than 1 ko. */
export function formatSize(bytes: number): string {
  const kilo = Math.max(1, Math.round(bytes / 1000));
  if (kilo < 1000) return `${formatNumber(kilo)}${NBSP}ko`;
  return `${formatDecimal(bytes / 1_000_000, 1)}${NBSP}Mo`;
}

/** A word, or a text, for one thing and for several. */
export interface Plural {
  readonly one: string;
  readonly many: string;
}

/** Which form a number takes: « 0 élève », « 1,5 élève », « 2 élèves ». */
export function pluralOf(count: number, { one, many }: Plural): string {
  return new Intl.PluralRules('fr').select(count) === 'one' ? one : many;
}

/** A slot of a sentence, `{#plan}`; without the sign, braces call a figure (`figures.ts`). */
export const SLOT = /\{#(\w+)\}/g;

/** A name in the plural after a number that may be 0 or 1. */
const PLURAL_AFTER =
  /^[ \u00a0](?!(?:mois|fois|prix|temps|cours|colis|devis|avis|pas|plus|dans|sans|sous|vers|puis|mais)(?!\p{L}))\p{Ll}+[sx](?!\p{L})/u;

/** What comes after a number, where it is a plural that 0 and 1 do not go with: « élèves ». */
export const pluralAfter = (text: string): string | undefined =>
  PLURAL_AFTER.exec(text)?.[0].trim();

/** A sentence with each slot filled. A slot without a value stays as it is written. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(SLOT, (slot, name: string) => values[name] ?? slot);
}

/** The colon, with the space that it needs before it. */
export const colon = `${NBSP}:`;

/** What comes after a name on its line: « : Lycée ». */
export const afterColon = (text: string): string => `${colon} ${text}`;

/** A name and its value: « À payer : 41 000 FCFA ». */
export const labelled = (name: string, value: string): string => name + afterColon(value);

/** A text between quotation marks: « … ». */
export const quoted = (text: string): string => `«${NBSP}${text}${NBSP}»`;
