import { heading, label, slotted, text } from './fields.ts';

export const calculatorWords = {
  title: heading(50).describe('Titre de la section'),
  lede: text().optional(),
  reset: label(20).describe('Bouton : revenir au départ'),
  send: label(40).describe('Lien WhatsApp dont le message porte le compte fait'),
  examples: label(60).describe('Titre du tableau d’exemples, montré sans JavaScript'),
};

/** How a shared price is printed when it is not a whole number of francs. */
export const shareWords = {
  about: slotted(20).describe('Montant arrondi ; # est le montant'),
  under: slotted(20).describe('Moins d’un franc ; # est un franc'),
};
