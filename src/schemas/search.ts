import { z } from 'astro/zod';
import { routeIds } from '../routes.ts';
import { kinds } from '../search/index-file.ts';
import { shortText, text } from './text.ts';

/** One pattern whose # a number or the query replaces. */
const withMark = (most: number) =>
  shortText(most).refine((value) => value.includes('#'), 'contient un # à remplacer');

export const search = z.strictObject({
  title: shortText(40).describe('Titre du panneau et nom du champ'),
  placeholder: shortText(50).describe('Exemples, dans le champ vide'),
  close: shortText(12).describe('Bouton de fermeture'),
  loading: shortText(40).describe('Annonce pendant le chargement'),
  kinds: z.record(z.enum(kinds), shortText(24)).describe('Nom de chaque sorte de résultats'),
  count: z
    .strictObject({ one: shortText(24), many: withMark(24) })
    .describe('Nombre de résultats ; # vaut le nombre'),
  all: shortText(30).describe('Lien vers la page de résultats'),
  starts: z
    .strictObject({
      title: shortText(30),
      items: z
        .array(z.strictObject({ route: z.enum(routeIds), label: shortText(30) }))
        .min(3)
        .max(6),
    })
    .describe('Points de départ, montrés avant de taper'),
  none: z
    .strictObject({
      title: withMark(60).describe('# vaut ce qui est cherché'),
      near: shortText(40).describe('Avant les mots voisins'),
      text: text(),
      ask: shortText(40).describe('Lien vers le contact'),
    })
    .describe('Quand rien ne répond'),
  failed: z
    .strictObject({ text: text(), retry: shortText(20), index: shortText(30) })
    .describe('Quand la recherche ne se charge pas'),
  keys: z
    .strictObject({ choose: shortText(12), open: shortText(12), close: shortText(12) })
    .describe('Ce que font les touches'),
  synonyms: z
    .array(z.array(z.string().regex(/^[\p{L}\d]+$/u, 'un seul mot')).min(2))
    .describe('Groupes de mots cherchés l’un pour l’autre'),
});
