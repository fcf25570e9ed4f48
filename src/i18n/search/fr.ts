import { fold } from '#lib/fold.ts';

/**
 * French words as the search compares them. Visitors type without accents, and without accents a
 * published stemmer (Snowball) gives « credit » and « credits » different stems: hence these few
 * rules.
 */

const NUMBER_OR_WORD = /\d{1,3}(?:[\s\u00a0\u202f]\d{3})+(?!\d)|[\p{L}\p{M}\p{N}]+/gu;

/** Words too common to be searched, elided ones included: « l'inventaire » is « inventaire ». */
const COMMON = new Set(
  (
    'a ai as au aux avec c ce ces cet cette chez ci d dans de des du elle elles en es est et eux ' +
    'il ils j je jusqu l la le les leur leurs lorsqu lui m ma mais me mes moi mon n ne ni nos ' +
    'notre nous on ont ou par pas pour puisqu qu que quel quelle quelles quels qui quoi s sa sans ' +
    'se ses si son sont sur t ta te tes toi ton tu un une vos votre vous y ' +
    // The short forms of text messages.
    'cest depuis ds g k kel kels ki koi pr ske'
  ).split(' '),
);

/** Words of requests, which do not say what the request is about. */
const ASKING = new Set(
  (
    'avant avez avoir besoin bjr bonjour cherche chercher comment combien dois etes etre est faire fait ' +
    'faut gere gerer kan koman marche mettre mettez peut peuvent peux possible pourquoi puis quand salut ' +
    'savoir slt souhaite stp svp trouver utiliser veux voir voudrais voulez'
  ).split(' '),
);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
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

export interface Word {
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  /** In lower case, without accents, and without the spaces inside a number. */
  readonly plain: string;
}

/**
 * A query with a few phrases replaced by what they mean, which their words alone do not say:
 * « combien coûte » becomes « prix », « combien par mois » becomes « prix par mois », « sans
 * internet » becomes « hors internet ».
 */
export function asMeant(query: string): string {
  return query
    .replace(/\btps\b/i, 'temps')
    .replace(/combien (?:.a )?(?:co[uû]te(?:nt)?|(?=p(?:ou|a)?r ))/i, 'prix ')
    .replace(/\b(?:sans|pas de?) (?=conn?e|internet|r[ée]seau|wifi)/i, 'hors ');
}

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(NUMBER_OR_WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    plain: fold(word).replace(/ /g, ''),
  }));
}

export function isCommon(plain: string): boolean {
  return COMMON.has(plain);
}

export function isAsking(plain: string): boolean {
  return ASKING.has(plain);
}

/** What `stem` has answered: each key press compares the words typed with the names of all pages. */
const stems = new Map<string, string>();

/**
 * A key that a word without accents shares with its inflections; it is not a French word itself.
 */
export function stem(plain: string): string {
  const key =
    stems.get(plain) ?? ENDINGS.reduce((word, [ending, kept]) => word.replace(ending, kept), plain);
  stems.set(plain, key);
  return key;
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/s?c(?=[ei])/g, 's'],
  [/qu|k/g, 'c'],
  [/h/g, ''],
  [/[cstx]+ion/g, 'sion'],
  [/e?au/g, 'o'],
  [/ai|ei/g, 'e'],
  [/e?y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)[drstxz]+$/, ''],
  [/(?<=..)e[drstxz]*$/, ''],
];

/**
 * A key that words of about the same sound share: « boutik » and « boutique », « conection » and
 * « connexion ». It begins with `~`, so that it never equals a word or a stem.
 */
export function sound(plain: string): string {
  return `~${SOUNDS.reduce((word, [letters, said]) => word.replace(letters, said), plain)}`;
}

/**
 * The keys under which a word is indexed: itself, its stem and its sound. Common words have none.
 */
export function termsOf(plain: string): string[] {
  if (COMMON.has(plain)) return [];
  return [...new Set([plain, stem(plain), sound(plain)])];
}
