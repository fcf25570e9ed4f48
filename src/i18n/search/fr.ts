import { fold } from '#lib/fold.ts';

/**
 * French words as the search compares them. A published stemmer (Snowball) tells « crédit » from
 * « crédits » once accents are gone, and visitors type without accents: hence these few rules.
 */

const NUMBER_OR_WORD = /\d{1,3}(?:[\s\u00a0\u202f]\d{3})+(?!\d)|[\p{L}\p{M}\p{N}]+/gu;

/** Words too common to say anything, elided ones included: « l'inventaire » is « inventaire ». */
const COMMON = new Set(
  (
    'a ai as au aux avec c ce ces cet cette chez ci d dans de des du elle elles en es est et eux ' +
    'il ils j je jusqu l la le les leur leurs lorsqu lui m ma mais me mes moi mon n ne ni nos ' +
    'notre nous on ont ou par pas pour puisqu qu que quel quelle quelles quels qui quoi s sa sans ' +
    'se ses si son sont sur t ta te tes toi ton tu un une vos votre vous y ' +
    // As one writes on a telephone.
    'cest depuis ds g k kel kels ki koi pr ske'
  ).split(' '),
);

/** Words that ask: they do not say about what. */
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
  /** Lower case, without accents; the digits of a number side by side. */
  readonly plain: string;
}

/**
 * A query without what its words alone do not say. « Combien coûte », « combien par mois »: the price
 * is asked, not a number. « Sans internet » is not about internet, but about being without.
 */
export function asMeant(query: string): string {
  return query
    .replace(/\btps\b/i, 'temps')
    .replace(/combien (?:co[uû]te(?:nt)?|(?=p(?:ou|a)?r ))/i, 'prix ')
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

/** What a folded word and its inflections have in common: not a French word, only a key. */
export function stem(plain: string): string {
  return ENDINGS.reduce((word, [ending, kept]) => word.replace(ending, kept), plain);
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

/** How a folded word sounds, about: « boutik » as « boutique », « conection » as « connexion ». */
export function sound(plain: string): string {
  return `~${SOUNDS.reduce((word, [letters, said]) => word.replace(letters, said), plain)}`;
}

/** Under which a word is found: itself, its stem, and how it sounds. */
export function termsOf(plain: string): string[] {
  if (COMMON.has(plain)) return [];
  return [...new Set([plain, stem(plain), sound(plain)])];
}
