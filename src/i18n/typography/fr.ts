import { NBHY, NBSP, NNBSP } from '#lib/spaces.ts';

/**
 * French typography (Lexique des règles typographiques en usage à l’Imprimerie nationale).
 * Authors type plain spaces and straight apostrophes; this is applied once, when content loads.
 */

const PERSON = '(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|le|la|les|lui|leur|y|en)';
/** One pronoun or two, and the word ends: names of files go on, « ia-en-pharmacie ». */
const PRONOUN = `${PERSON}(?:-${PERSON})?(?![\\p{L}\\d-])`;

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
    /(?<=\d\+?) (?=(?:%|FCFA|F|€|EUR|kg|g|mg|L|ml|cm|mm|min|s|ms|Go|Mo|ko|px|ans?|jours?|mois|heures?|minutes?|secondes?)(?![\p{L}\d]))/gu,
    NBSP,
  ],
  // The specification writes « 9h-18h »: every hour does.
  [/(?<=\d)[ \u00a0\u202f]h(?![\p{L}\d])(?:[ \u00a0\u202f](?=\d{2}(?!\d)))?/gu, 'h'],
  // A verb holds on to its pronoun: peut-on, y a-t-il, dites-le-nous. « rendez-vous » is a noun.
  [new RegExp(`(?<=\\p{L})(?<!rendez)-(?=${PRONOUN}|t-${PRONOUN})`, 'giu'), NBHY],
  [new RegExp(`(?<=\\p{L}${NBHY}t)-(?=${PRONOUN})`, 'giu'), NBHY],
  // n° 2, p. 4, M. Koné, Mme Traoré, Dr Sow
  [/\b(n°|p\.|M\.|Mme|Mlle|Dr|Pr) (?=[\p{Lu}\d])/gu, `$1${NBSP}`],
];

/** Sets one string of plain French. Applying it twice changes nothing more. */
export function typeset(text: string): string {
  return rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);
}
