import { z } from 'astro/zod';
import { routeIds } from '#site-map.ts';
import { docCategories } from '../doc-parts.ts';
import {
  counted,
  group,
  heading,
  label,
  listed,
  opening,
  sentence,
  slotted,
  text,
} from '../fields.ts';
import { pageSchema } from '../meta.ts';

export const docs = pageSchema('docs', {
  header: group('Ouverture de la page', opening()),
  links: group('Raccourcis', {
    title: heading(40).describe('Titre des raccourcis'),
    items: listed('Raccourcis', {
      route: z.enum(routeIds).describe('Page visée'),
      label: label(40).describe('Nom du raccourci'),
    }).min(3),
  }),
  categories: z
    .record(
      z.enum(docCategories),
      z.strictObject({
        label: heading(24).describe('Nom de la catégorie'),
        lede: text().describe('Ce qu’on y trouve, en une phrase'),
      }),
    )
    .describe('Les quatre catégories'),
  list: group('Recherche et compte', {
    search: z.strictObject({ label: label(40), placeholder: label(40) }),
    filter: label(40).describe('Nom du choix de catégorie, pour les lecteurs d’écran'),
    count: counted('Nombre d’articles ; # est le nombre', 20),
    empty: label(60).describe('Quand rien ne répond'),
    within: sentence(40, 'count', 'category').describe(
      '« 2 articles », et le nom de la catégorie où ils sont',
    ),
    elsewhere: label().describe('Quand d’autres catégories répondent'),
    nowhere: label().describe('Quand aucune catégorie ne répond'),
    reset: label(40).describe('Bouton qui efface la recherche'),
    site: slotted(60).describe('Lien vers la recherche de tout le site ; # vaut ce qui est tapé'),
  }),
  pages: slotted(120).describe(
    'Description de la page d’une catégorie, au-delà de soixante articles ; # est son titre',
  ),
  parts: group('Les parties d’un article', {
    before: label(40).describe('Titre de ce qu’il faut avoir'),
    do: label(40).describe('Titre des étapes'),
    see: label(40).describe('Titre du résultat'),
    example: label(40).describe('Titre de l’exemple'),
    wrong: label(40).describe('Titre des obstacles'),
    after: label(40).describe('Titre de la suite'),
  }),
  article: group('La page d’un article', {
    card: label(50).describe('Lien de la carte vers la page de l’article'),
    crumbs: label(40).describe('Nom du fil d’Ariane, pour les lecteurs d’écran'),
    every: label(40).describe('Quand l’article vaut pour tous les logiciels'),
    back: label(40).describe('Lien vers toute la documentation'),
    trial: slotted(90).describe('Devant l’essai, à la fin de l’article ; # est le logiciel'),
    printed: label(60).describe('Avant l’adresse, au pied de la page imprimée'),
  }),
  steps: counted('Nombre d’étapes ; # est le nombre', 20),
  readTime: slotted(30).describe('Temps de lecture ; # est le nombre de minutes'),
  facts: sentence(40, 'steps', 'time').describe('Les deux ensemble'),
});
