import { z } from 'astro/zod';
import { routeIds } from '#site-map.ts';
import { kinds } from './search-kinds.ts';
import { label, slotted } from './text.ts';

export const search = z.strictObject({
  title: label(40).describe('Titre du panneau et nom du champ'),
  placeholder: label(50).describe('Exemples, dans le champ vide'),
  close: label(12).describe('Bouton de fermeture'),
  loading: label(40).describe('Annonce pendant le chargement'),
  kinds: z.record(z.enum(kinds), label(24)).describe('Nom de chaque sorte de résultats'),
  count: z
    .strictObject({ one: slotted(24), many: slotted(24) })
    .describe('Nombre de résultats ; # vaut le nombre'),
  all: label(30).describe('Lien vers la page de résultats'),
  trial: slotted(30).describe('Essai du logiciel dont parlent les résultats ; # vaut son nom'),
  starts: z
    .strictObject({
      title: label(30),
      items: z
        .array(z.strictObject({ route: z.enum(routeIds), label: label(30) }))
        .min(3)
        .max(6),
    })
    .describe('Points de départ, montrés avant de taper'),
  none: z
    .strictObject({
      title: slotted(60).describe('# vaut ce qui est cherché'),
      near: label(40).describe('Avant les mots voisins'),
      text: label(),
      ask: label(40).describe('Lien vers WhatsApp, la question écrite'),
      message: slotted(120).describe('Message WhatsApp ; # vaut ce qui est cherché'),
      subjects: z.array(label(40)).describe('Sujets dont le site ne dit rien'),
    })
    .describe('Quand rien ne répond'),
  older: z
    .strictObject({
      label: slotted(70).describe('Bouton ; # vaut le nombre d’articles'),
      weight: slotted(30).describe('Ce que cela coûte ; # vaut le nombre de kilooctets'),
      loading: label(50).describe('Annonce pendant le chargement'),
    })
    .describe('Le texte des articles anciens ne se charge qu’à la demande'),
  failed: z
    .strictObject({ text: label(), retry: label(20), index: label(30) })
    .describe('Quand la recherche ne se charge pas'),
  keys: z
    .strictObject({
      choose: label(12),
      open: label(12),
      close: label(12),
      escape: label(8).describe('Nom de la touche qui ferme'),
    })
    .describe('Ce que font les touches'),
  called: z
    .record(z.string().startsWith('/'), z.array(label(40)).min(1))
    .describe('Par adresse, les noms que les visiteurs lui donnent'),
  synonyms: z
    .array(z.array(label().regex(/^[\p{L}\d]+$/u, 'un seul mot')).min(2))
    .describe('Groupes de mots cherchés l’un pour l’autre'),
});

export type SearchWords = z.infer<typeof search>;
