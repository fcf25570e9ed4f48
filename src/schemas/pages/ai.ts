import { z } from 'astro/zod';
import { heading, label, text, title } from '../fields.ts';
import { pageSchema } from '../meta.ts';

export const ai = pageSchema('ai', {
  eyebrow: label(60).describe('Ligne au-dessus du titre'),
  title: z.tuple([title(30), title(30), title(30)]).describe('Le titre, en trois temps'),
  lede: text().describe('Phrase sous le titre'),
  tabsLabel: label(40).describe('Ce que les onglets choisissent, pour les lecteurs d’écran'),
  figures: heading(40).describe('Titre au-dessus des chiffres'),
  whole: text().describe('Ce que disent ces chiffres'),
  uses: heading(40).describe('Titre au-dessus des usages'),
  prepares: label(30).describe('Titre de la colonne du logiciel'),
  decides: label(30).describe('Mot devant la personne qui décide'),
  basis: heading(50).describe('Titre au-dessus de l’écran dont la proposition est tirée'),
  open: label(30).describe('Devant le nom de l’écran, là où il n’est pas encore'),
});
