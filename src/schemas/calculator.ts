import { SLOT } from '#i18n/fill.ts';
import { heading, label, slotted, text } from './text.ts';

/**
 * A label with several slots, each by its name, `{#plan}`: another language may put them in another
 * order.
 */
export const sentence = (most: number, ...slots: readonly string[]) =>
  label(most).superRefine((value, { addIssue }) => {
    const found = [...value.matchAll(SLOT)].map(([, name = '']) => name);
    const refuse = (message: string) => addIssue({ code: 'custom', message });
    for (const slot of slots) if (!found.includes(slot)) refuse(`{#${slot}} manque`);
    for (const name of found) if (!slots.includes(name)) refuse(`{#${name}} n’est pas connu ici`);
    if (value.replace(SLOT, '').includes('#')) refuse('# est sans nom : écrivez {#…}');
  });

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
  about: slotted(20).describe('Montant arrondi ; # est le montant'),
  under: slotted(20).describe('Moins d’un franc ; # est un franc'),
};
