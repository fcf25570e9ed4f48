import { NBHY, NBSP, NNBSP } from '#lib/spaces.ts';

/**
 * French typography (Lexique des règles typographiques en usage à l’Imprimerie nationale).
 * Authors type plain spaces and straight apostrophes; these rules are applied once, when content
 * loads.
 */

const PERSON = '(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|le|la|les|lui|leur|y|en)';
/** One pronoun or two at the end of a word, unlike « en » in the file name « ia-en-pharmacie ». */
const PRONOUN = `${PERSON}(?:-${PERSON})?(?![\\p{L}\\d-])`;

const rules: readonly (readonly [RegExp, string])[] = [
  [/\.\.\./g, '…'],
  [/(?<=[\p{L}\d])'(?=[\p{L}\d«])/gu, '’'],
  // No line break between a quotation mark and what it quotes.
  [/«[ \u00a0\u202f]*/g, `«${NBSP}`],
  [/[ \u00a0\u202f]*»/g, `${NBSP}»`],
  [/[ \u00a0\u202f]+([;!?])/g, `${NNBSP}$1`],
  [/[ \u00a0\u202f]+:(?![/\w])/g, `${NBSP}:`],
  // Thousands: 20 000, 1 250 000.
  [/(?<=\d) (?=\d{3}(?!\d))/g, NNBSP],
  // No line break between a number and its unit, or a day and its month.
  [
    /(?<=\d\+?) (?=(?:%|FCFA|F|€|EUR|kg|g|mg|L|ml|cm|mm|min|s|ms|Go|Mo|ko|px|ans?|jours?|mois|heures?|minutes?|secondes?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?![\p{L}\d]))/gu,
    NBSP,
  ],
  // Hours have no spaces, as in the specification: « 9h-18h ».
  [/(?<=\d)[ \u00a0\u202f]h(?![\p{L}\d])(?:[ \u00a0\u202f](?=\d{2}(?!\d)))?/gu, 'h'],
  [/(?<=\dh(?:\d{2})?)-(?=\d)/g, NBHY],
  // No line break between a verb and its pronoun: peut-on, y a-t-il, dites-le-nous. « Rendez-vous »
  // is a noun.
  [new RegExp(`(?<=\\p{L})(?<!rendez)-(?=${PRONOUN}|t-${PRONOUN})`, 'giu'), NBHY],
  [new RegExp(`(?<=\\p{L}${NBHY}t)-(?=${PRONOUN})`, 'giu'), NBHY],
  // One letter does not stay behind at the end of a line: e-mail, e-learning.
  [/(?<=(?<![\p{L}\d-])e)-(?=\p{L})/giu, NBHY],
  // A proper name and « code-barres » stay whole: Wend-Kuni, Sainte-Odile.
  [/(?<=codes?)-(?=barres)|(?<=\p{Lu}\p{Ll}+)-(?=\p{Lu}\p{Ll})/gu, NBHY],
  // No line break after « n° », « p. », « salle » or a title: n° 2, Salle 7, M. Koné, Dr Sow.
  [/\b(n°|p\.|[Ss]alle|M\.|Mme|Mlle|Dr|Pr) (?=[\p{Lu}\d])/gu, `$1${NBSP}`],
];

/** Sets one string of plain French. Setting it again changes nothing. */
export function typeset(text: string): string {
  return rules.reduce(
    (set, [pattern, replacement]) => set.replace(pattern, replacement),
    // A letter and its accent as one, which fonts have.
    text.normalize('NFC'),
  );
}
