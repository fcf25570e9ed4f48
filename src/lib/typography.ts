/**
 * French typography (Lexique des règles typographiques en usage à l’Imprimerie nationale).
 * Authors type plain spaces and straight apostrophes; this is applied once, when content loads.
 */

export const NBSP = '\u00a0';
export const NNBSP = '\u202f';

const rules: readonly (readonly [RegExp, string])[] = [
  [/\.\.\./g, '…'],
  [/(?<=[\p{L}\d])'(?=[\p{L}\d«])/gu, '’'],
  // A quotation mark holds on to what it quotes.
  [/«[ \u00a0\u202f]*/g, `«${NBSP}`],
  [/[ \u00a0\u202f]*»/g, `${NBSP}»`],
  [/[ \u00a0\u202f]+([;!?])/g, `${NNBSP}$1`],
  [/[ \u00a0\u202f]+:(?![/\w])/g, `${NBSP}:`],
  // Thousands: 20 000, 1 250 000.
  [/(?<=\d) (?=\d{3}(?!\d))/g, NNBSP],
  // A number holds on to its unit.
  [
    /(?<=\d\+?) (?=(?:%|FCFA|F|€|EUR|kg|g|mg|L|ml|cm|mm|h|min|s|ms|Go|Mo|ko|px|ans?|jours?|mois|heures?|minutes?|secondes?)(?![\p{L}\d]))/gu,
    NBSP,
  ],
  // 9 h 30, n° 2, p. 4, M. Koné, Mme Traoré, Dr Sow
  [/(?<=\d[ \u00a0]h) (?=\d)/g, NBSP],
  [/\b(n°|p\.|M\.|Mme|Mlle|Dr|Pr) (?=[\p{Lu}\d])/gu, `$1${NBSP}`],
];

/** Sets one string of plain French. Applying it twice changes nothing more. */
export function typeset(text: string): string {
  return rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);
}

/** Applies `change` to every string of a parsed content file; keys and other values stay. */
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]),
    );
  }
  return value;
}
