import { z } from 'astro/zod';
import { routeIds } from '#site-map.ts';
import { counted, group, label, list, listed, slotted } from './fields.ts';

/** Kinds of search results, in the order of the site's index. */
export const kinds = ['page', 'post', 'doc', 'guide', 'question', 'call'] as const;
export type Kind = (typeof kinds)[number];

export const search = z.strictObject({
  title: label(40).describe('Titre du panneau et nom du champ'),
  placeholder: label(50).describe('Exemples, dans le champ vide'),
  close: label(12).describe('Bouton de fermeture'),
  loading: label(40).describe('Annonce pendant le chargement'),
  kinds: z.record(z.enum(kinds), label(24)).describe('Nom de chaque sorte de résultats'),
  count: counted('Nombre de résultats ; # vaut le nombre', 24),
  all: label(30).describe('Lien vers la page de résultats'),
  trial: slotted(30).describe('Essai du logiciel dont parlent les résultats ; # vaut son nom'),
  starts: group('Points de départ, montrés avant de taper', {
    title: label(30),
    items: list({ route: z.enum(routeIds), label: label(30) })
      .min(3)
      .max(6),
  }),
  none: group('Quand rien ne répond', {
    title: slotted(60).describe('# vaut ce qui est cherché'),
    near: label(40).describe('Avant les mots voisins'),
    text: label(),
    ask: label(40).describe('Lien vers WhatsApp, la question écrite'),
    message: slotted(120).describe('Message WhatsApp ; # vaut ce qui est cherché'),
    subjects: z.array(label(40)).describe('Sujets dont le site ne dit rien'),
  }),
  failed: group('Quand la recherche ne se charge pas', {
    text: label(),
    retry: label(20),
    index: label(30),
  }),
  keys: group('Ce que font les touches', {
    choose: label(12),
    open: label(12),
    close: label(12),
    escape: label(8).describe('Nom de la touche qui ferme'),
  }),
  called: listed('Les noms que les visiteurs donnent aux pages', {
    page: label().startsWith('/').describe('Adresse de la page'),
    names: z.array(label(40)).min(1).describe('Ses noms'),
  }),
  synonyms: z
    .array(z.array(label().regex(/^[\p{L}\d]+$/u, 'un seul mot')).min(2))
    .describe('Groupes de mots cherchés l’un pour l’autre'),
});

export type SearchWords = z.infer<typeof search>;
