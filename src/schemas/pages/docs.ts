import { z } from 'astro/zod';
import { docCategories } from '../../lib/docs.ts';
import { routeIds } from '../../routes.ts';
import { meta } from '../meta.ts';
import { shortText, text } from '../text.ts';

export const docs = z.strictObject({
  page: z.literal('docs'),
  meta,
  header: z
    .strictObject({
      eyebrow: shortText(40).describe('Ligne au-dessus du titre'),
      title: shortText(60).describe('Titre de la page'),
      lede: text().describe('Phrase sous le titre'),
      sheet: z
        .strictObject({
          title: shortText(40).describe('Titre de la fiche'),
          steps: z.array(shortText(50)).length(3).describe('Trois étapes'),
          see: shortText(70).describe('Ce que l’on voit'),
          wrong: shortText(70).describe('Ce que l’on fait si ça bloque'),
        })
        .describe('Fiche dessinée à côté du titre : un article en raccourci'),
    })
    .describe('Ouverture de la page'),
  links: z
    .strictObject({
      title: shortText(40).describe('Titre des raccourcis'),
      items: z
        .array(
          z.strictObject({
            route: z.enum(routeIds).describe('Page visée'),
            label: shortText(40).describe('Nom du raccourci'),
            hint: shortText(70).describe('Ce qu’on y trouve'),
          }),
        )
        .min(3)
        .describe('Raccourcis'),
    })
    .describe('Raccourcis'),
  categories: z
    .record(
      z.enum(docCategories),
      z.strictObject({
        label: shortText(24).describe('Nom de la catégorie'),
        lede: text().describe('Ce qu’on y trouve, en une phrase'),
      }),
    )
    .describe('Les quatre catégories'),
  list: z
    .strictObject({
      search: shortText(40).describe('Nom du champ de recherche'),
      placeholder: shortText(40).describe('Exemple dans le champ'),
      filter: shortText(40).describe('Nom du choix de catégorie, pour les lecteurs d’écran'),
      count: z
        .tuple([shortText(20), shortText(20)])
        .describe('« article », au singulier et au pluriel'),
      empty: shortText(60).describe('Quand rien ne répond'),
      elsewhere: text().describe('Quand d’autres catégories répondent'),
      nowhere: text().describe('Quand aucune catégorie ne répond'),
      reset: shortText(40).describe('Bouton qui efface la recherche'),
    })
    .describe('Recherche et compte'),
  parts: z
    .strictObject({
      before: shortText(40).describe('Titre de ce qu’il faut avoir'),
      do: shortText(40).describe('Titre des étapes'),
      see: shortText(40).describe('Titre du résultat'),
      example: shortText(40).describe('Titre de l’exemple'),
      wrong: shortText(40).describe('Titre des obstacles'),
      after: shortText(40).describe('Titre de la suite'),
    })
    .describe('Les parties d’un article'),
  article: z
    .strictObject({
      card: shortText(50).describe('Lien de la carte vers la page de l’article'),
      crumbs: shortText(40).describe('Nom du fil d’Ariane, pour les lecteurs d’écran'),
      every: shortText(40).describe('Quand l’article vaut pour tous les logiciels'),
      around: shortText(40).describe('Nom des deux liens voisins, pour les lecteurs d’écran'),
      previous: shortText(30).describe('Lien vers l’article d’avant'),
      next: shortText(30).describe('Lien vers l’article d’après'),
      back: shortText(40).describe('Lien vers toute la documentation'),
      question: z
        .strictObject({
          title: shortText(40).describe('Titre'),
          text: shortText(90).describe('Phrase'),
          link: shortText(40).describe('Lien vers l’aide'),
        })
        .describe('Renvoi vers l’aide'),
      printed: shortText(60).describe('Avant l’adresse, au pied de la page imprimée'),
    })
    .describe('La page d’un article'),
  readTime: shortText(30).describe('Unité du temps de lecture : « min de lecture »'),
});
