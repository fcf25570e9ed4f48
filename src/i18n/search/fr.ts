/**
 * French words as the search compares them. Visitors type without accents, and without accents a
 * published stemmer (Snowball) gives « credit » and « credits » different stems: hence these few
 * rules.
 */

/** Patterns in words without accents, and what replaces them, in this order. */
type Replacements = readonly (readonly [pattern: RegExp, replacement: string])[];

/** With elided words (« l », « d »): « l'inventaire » is indexed as « inventaire ». */
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

const ASKING = new Set(
  (
    'avant avez avoir besoin bjr bonjour cherche chercher comment combien dois etes etre est faire fait ' +
    'faut gere gerer kan koman marche mettre mettez peut peuvent peux possible pourquoi puis quand salut ' +
    'savoir slt souhaite stp svp trouver utiliser veux voir voudrais voulez'
  ).split(' '),
);

const ENDINGS: Replacements = [
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

const SOUNDS: Replacements = [
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

export const rules = {
  common: COMMON,
  asking: ASKING,
  endings: ENDINGS,
  sounds: SOUNDS,
  /**
   * « combien coûte » becomes « prix », « combien par mois » becomes « prix par mois », « sans
   * internet » becomes « hors internet ».
   */
  asMeant: (query: string) =>
    query
      .replace(/\btps\b/i, 'temps')
      .replace(/combien (?:.a )?(?:co[uû]te(?:nt)?|(?=p(?:ou|a)?r ))/i, 'prix ')
      .replace(/\b(?:sans|pas de?) (?=conn?e|internet|r[ée]seau|wifi)/i, 'hors '),
};
