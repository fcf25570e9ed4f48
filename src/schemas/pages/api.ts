import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { sample, shortText, text } from '../text.ts';

export const api = z.strictObject({
  page: z.literal('api'),
  meta,
  header: z
    .strictObject({
      eyebrow: shortText(40).describe('Ligne au-dessus du titre'),
      title: shortText(60).describe('Titre de la page'),
      lede: text().describe('Phrase sous le titre'),
      index: shortText(40).describe('Nom de la liste des appels, pour les lecteurs d’écran'),
    })
    .describe('Ouverture de la page'),
  figures: z
    .array(
      z.strictObject({
        value: shortText(20).describe('Chiffre, appelé par son nom : {api-sla}'),
        label: shortText(40).describe('Ce qu’il mesure'),
      }),
    )
    .length(4)
    .describe('Les quatre chiffres de l’API'),
  notice: z
    .strictObject({ title: shortText(60), text: text() })
    .describe('Dit que la page est une documentation'),
  download: shortText(60).describe('Devant les fichiers OpenAPI à télécharger'),
  reference: z
    .strictObject({
      title: shortText(60).describe('Titre de la section'),
      tabs: shortText(40).describe('Nom des groupes, pour les lecteurs d’écran'),
      auth: z
        .strictObject({ none: shortText(40), bearer: shortText(40) })
        .describe('Comment un appel s’authentifie'),
      tables: z
        .strictObject({
          parameters: shortText(40).describe('En-têtes et adresse'),
          body: shortText(40).describe('Corps de la requête'),
          answer: shortText(40).describe('Réponse, suivie de son code'),
          errors: shortText(40).describe('Codes de refus'),
        })
        .describe('Titres des tableaux d’un appel'),
      columns: z
        .strictObject({ name: shortText(20), role: shortText(20) })
        .describe('Colonnes, pour les lecteurs d’écran'),
      status: shortText(20).describe('Colonne des codes, pour les lecteurs d’écran'),
      places: z
        .strictObject({ header: shortText(20), query: shortText(20) })
        .describe('Où va chaque paramètre'),
      types: z
        .strictObject({
          string: shortText(20),
          integer: shortText(20),
          number: shortText(20),
          array: shortText(20),
          object: shortText(20),
          date: shortText(20),
          email: shortText(20),
          uri: shortText(20),
        })
        .describe('Sortes de valeurs'),
      required: shortText(20).describe('D’un champ envoyé qui ne peut pas manquer'),
      optional: shortText(20).describe('D’un champ envoyé qui peut manquer'),
      present: shortText(60).describe('Quand aucun champ de la réponse ne manque jamais'),
      absent: shortText(20).describe('D’un champ reçu qui peut manquer'),
      language: shortText(40).describe('Choix du langage, pour les lecteurs d’écran'),
      languages: z
        .strictObject({
          curl: shortText(12),
          javascript: shortText(12),
          python: shortText(12),
          php: shortText(12),
        })
        .describe('Langages des exemples'),
      request: shortText(30).describe('Nom de l’exemple de requête'),
      response: shortText(30).describe('Nom de l’exemple de réponse'),
    })
    .describe('Les appels'),
  errors: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      fields: shortText(40).describe('Titre du tableau des champs'),
      example: shortText(40).describe('Nom de l’exemple'),
    })
    .describe('La forme d’un refus'),
  sdk: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      commands: z
        .array(
          z.strictObject({
            language: z.enum(['JavaScript', 'Python', 'PHP']).describe('Langage'),
            // Only ASCII: French typography, applied to this file, must have changed nothing.
            command: z
              .string()
              .regex(/^[\x20-\x7e]+$/, 'une commande, sans accent ni espace insécable')
              .describe('Commande d’installation'),
            sample: sample(),
          }),
        )
        .length(3)
        .describe('Une commande par langage'),
    })
    .describe('Installation des SDK'),
  copy: z
    .strictObject({
      copy: shortText(20).describe('Au repos'),
      copied: shortText(20).describe('Pendant deux secondes après la copie'),
      refused: text().describe('Quand le navigateur refuse'),
    })
    .describe('Bouton de copie'),
});
