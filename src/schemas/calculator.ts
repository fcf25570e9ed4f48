import { heading, label, text } from './text.ts';

/** Texts with one « # » for each figure or name to be printed. */
export const template = (most: number, values = 1) =>
  label(most).refine(
    (value) => value.split('#').length > values,
    values === 1
      ? 'contient #, là où s’écrit la valeur'
      : `contient # ${values} fois, là où s’écrivent les valeurs`,
  );

/** Words of every calculator. */
export const calculatorWords = {
  title: heading(50).describe('Titre de la section'),
  lede: text(),
  reset: label(20).describe('Bouton : revenir au départ'),
  send: label(40).describe('Lien WhatsApp dont le message porte le compte fait'),
  examples: label(60).describe('Titre du tableau d’exemples, montré sans JavaScript'),
};

/** How a shared price is printed when it is not a whole number of francs. */
export const shareWords = {
  about: template(20).describe('Montant arrondi ; # est le montant'),
  under: template(20).describe('Moins d’un franc ; # est un franc'),
};
