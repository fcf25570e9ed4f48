import { heading, label, opening, text } from '../fields.ts';
import { pageSchema } from '../meta.ts';

/** A heading that appears once for each product, with its name. */
const ofProduct = () =>
  heading(40).refine((value) => value.includes('#'), 'contient #, la place du nom du logiciel');

export const ai = pageSchema('ai', {
  ...opening(),
  lede: text(120).describe('Phrase sous le titre ; un téléphone ne la montre pas'),
  tabsLabel: label(40).describe('Ce que les onglets choisissent, pour les lecteurs d’écran'),
  figures: ofProduct().describe('Titre au-dessus des chiffres ; # vaut le nom du logiciel'),
  whole: text().describe('Ce que disent ces chiffres'),
  uses: ofProduct().describe('Titre au-dessus des usages ; # vaut le nom du logiciel'),
  prepares: label(30).describe('Titre de la colonne du logiciel'),
  decides: label(30).describe('Mot devant la personne qui décide'),
  basis: heading(50).describe('Titre au-dessus de l’écran dont la proposition est tirée'),
  open: label(30).describe('Devant le nom de l’écran, là où il n’est pas encore'),
});
