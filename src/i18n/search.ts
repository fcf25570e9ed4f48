/**
 * French words as the search compares them. Visitors type without accents, and without accents a
 * published stemmer (Snowball) gives « credit » and « credits » different stems, so these few rules
 * are used.
 */
import { fold } from '#lib/fold.ts';
import { remembered } from '#lib/remembered.ts';

/**
 * Not searched: with elided words (« l », « d »), « l'inventaire » is indexed as « inventaire »;
 * then words of requests, which do not say what the request is about, and the short forms of text
 * messages.
 */
const COMMON = new Set(
  (
    'a ai as au aux avec c ce ces cet cette chez ci d dans de des du elle elles en es est et eux ' +
    'il ils j je jusqu l la le les leur leurs lorsqu lui m ma mais me mes moi mon n ne ni nos ' +
    'notre nous on ont ou par pas pour puisqu qu que quel quelle quelles quels qui quoi s sa sans ' +
    'se ses si son sont sur t ta te tes toi ton tu un une vos votre vous y ' +
    'avant avez avoir besoin bonjour cherche chercher comment dois etes etre faire fait faut gere ' +
    'gerer marche mettre mettez peut peuvent peux possible pourquoi puis quand salut savoir ' +
    'souhaite trouver utiliser veux voir voudrais voulez ' +
    'bjr cest depuis ds g k kan kel kels ki koi koman pr ske slt stp svp'
  ).split(' '),
);

/** Make a key that a word shares with its inflections, in this order. */
const ENDINGS: readonly (readonly [ending: RegExp, kept: string])[] = [
  [/^(.{3,})eaux$/, '$1eau'],
  [/^(.{3,})aux$/, '$1al'],
  [/^(.{3,}[^s])[sx]$/, '$1'],
  // inscription, inscrire · encaissement, encaisser · facturation, facture
  [/^(.{3,}i)ption$/, '$1'],
  [/^(.{3,}[^ao]i)re$/, '$1'],
  [/^(.{3,})ement$/, '$1'],
  [/^(.{4,})ation$/, '$1'],
  // caissier, caissière · clôturer, clôturez, clôturée
  [/^(.{3,})iere$/, '$1ier'],
  [/^(.{3,})e[rz]$/, '$1'],
  [/^(.{3,}?)e+$/, '$1'],
  [/^(.{2,})y$/, '$1i'],
  [/^(.{2,}([^aeiou]))\2$/, '$1'],
];

const NUMBER_OR_WORD = /\d{1,3}(?:\s\d{3})+(?!\d)|[\p{L}\p{M}\p{N}]+/gu;

/** In lower case, without accents, and without the spaces inside a number. */
const plainOf = remembered((word) => fold(word).replace(/ /g, ''));

export function searchWords(text: string) {
  return [...text.matchAll(NUMBER_OR_WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    plain: plainOf(word),
  }));
}

export const isCommon = (plain: string): boolean => COMMON.has(plain);

/** A key that a word without accents shares with its inflections; it need not be a word itself. */
export const stem = remembered((plain) =>
  ENDINGS.reduce((word, [ending, kept]) => word.replace(ending, kept), plain),
);

/** A shorter text is not taken for the beginning of a word: it would match too many. */
const GROWING = 3;

/** Whether fields contain the query, or all its words, inflected or begun; empty matches all. */
export function matches(query: string, fields: readonly string[]): boolean {
  const wanted = fold(query);
  if (fields.some((field) => fold(field).includes(wanted))) return true;
  const asked = searchWords(query).filter(({ plain }) => !isCommon(plain));
  const held = fields.flatMap(searchWords).map(({ plain }) => plain);
  return (
    asked.length > 0 &&
    asked.every(({ plain }) =>
      held.some(
        (word) => stem(word) === stem(plain) || (plain.length >= GROWING && word.startsWith(plain)),
      ),
    )
  );
}
