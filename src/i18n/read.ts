/** What people write after a number, or before it, by what is asked. */
const units = {
  mark: /(?:\/\s*20|pts?\.?|points?)\s*$/i,
  /**
   * After or before it, one word: « élèves », « min ». Not a word that multiplies, or a currency.
   */
  count:
    /([\d\s])(?!(?:x|k|m|mille|milliers?|millions?|milliards?|cents?|centaines?|[dv]\p{L}*aines?|f|frs?|francs?|fcfa|cfa|xof)\b)\p{L}[\p{L}\p{M}]*\.?\s*$/iu,
} as const;
type Unit = keyof typeof units;

const SPACES = /\s/g;
/** Spaces that group no thousands: « 3 4 5 6 ». */
const SCATTERED = /\d\s+(?!\d{3}(?!\d))\d/;
/** Invisible characters that come with a pasted text. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** A text without invisible characters, in plain signs: « ３２ » is 32. */
const plainSigns = (text: string) => text.normalize('NFKC').replace(UNSEEN, '');
/** The sign, the whole part and the decimals. */
const PLAIN = /^([-+−–]?)(\d*)(?:[.,](\d*))?$/;
/** A sign before exactly three digits groups them, always the same: « 50.000 », « 1,000,000.00 ». */
const GROUPED = /^([-+−–]?)([1-9]\d{0,2}(?:([.,'’])\d{3})(?:\3\d{3})*)(?:(?!\3)[.,](\d{0,2}))?$/;

/**
 * The only reader of numbers as people write them: spaces of all kinds, around and between
 * thousands, and a unit are left out.
 * @returns undefined if it is not a number
 */
export function readNumber(text: string, unit: Unit) {
  const number = plainSigns(text).replace(units[unit], unit === 'count' ? '$1' : '');
  const bare = number.replace(SPACES, '');
  const grouped = unit === 'mark' ? null : GROUPED.exec(bare);
  const [, sign = '', digits = '', ...others] = grouped ?? PLAIN.exec(bare) ?? [];
  const decimals = (others[others.length - 1] ?? '').replace(/0+$/, '');
  const whole = digits.replace(/\D/g, '');
  if (
    SCATTERED.test(number) ||
    !/\d/.test(bare) ||
    (whole === '' && others[others.length - 1] === undefined)
  )
    return undefined;
  return { negative: /[-−–]/.test(sign) && /[1-9]/.test(whole + decimals), whole, decimals };
}

const isEmpty = (text: string) => plainSigns(text).trim() === '';

/** Whether a text is a number, or empty; `readWhole` says whether the number can be used. */
export const isNumber = (text: string): boolean =>
  isEmpty(text) || readNumber(text, 'count') !== undefined;

/** A whole number; an empty text is 0. @returns undefined for anything else, or ten digits */
export function readWhole(text: string): number | undefined {
  if (isEmpty(text)) return 0;
  const { negative, whole = '', decimals } = readNumber(text, 'count') ?? {};
  const serves = whole && !negative && !decimals && Number(whole) < 1e9;
  return serves ? Number(whole) : undefined;
}

/** A whole number from 1 up, as an address holds it. */
export const countIn = (text: string): string | undefined => {
  const count = readWhole(text);
  return count ? String(count) : undefined;
};
