import { NBSP, NNBSP } from '#lib/spaces.ts';

/** French typography (Imprimerie nationale), applied once, when content loads. */

const rules: readonly (readonly [RegExp, string])[] = [
  [/\.\.\./g, '…'],
  [/(?<=[\p{L}\d])'(?=[\p{L}\d«])/gu, '’'],
  // No line break between a quotation mark and what it quotes.
  [/«[ \u00a0\u202f]*/g, `«${NBSP}`],
  [/[ \u00a0\u202f]*»/g, `${NBSP}»`],
  [/[ \u00a0\u202f]+([;!?])/g, `${NNBSP}$1`],
  [/[ \u00a0\u202f]+:(?![/\w])/g, `${NBSP}:`],
  // Thousands have a plain space, which a voice and the browser's search know (`unbroken.ts`).
  [/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, ' '],
  // No line break between a number and its unit, or a day and its month.
  [
    /(?<=\d\+?) (?=(?:%|FCFA|F|€|EUR|kg|g|mg|L|ml|cm|mm|min|s|ms|Go|Mo|ko|px|ans?|jours?|mois|heures?|minutes?|secondes?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?![\p{L}\d]))/gu,
    NBSP,
  ],
  // No line ends with « à » where a number follows: de 20 000 à 10 000.
  [/(?<![\p{L}\d])([àÀ]) (?=\d)/gu, `$1${NBSP}`],
  // Hours have no spaces, as in the specification: « 9h-18h ».
  [/(?<=\d)[ \u00a0\u202f]h(?![\p{L}\d])(?:[ \u00a0\u202f](?=\d{2}(?!\d)))?/gu, 'h'],
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
