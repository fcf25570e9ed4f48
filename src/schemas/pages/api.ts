import { z } from 'astro/zod';
import { shown } from '../figure.ts';
import { meta } from '../meta.ts';
import { heading, label, sample, text, title } from '../text.ts';

export const api = z.strictObject({
  page: z.literal('api'),
  meta,
  header: z
    .strictObject({
      eyebrow: label(40).describe('Ligne au-dessus du titre'),
      title: title(60).describe('Titre de la page'),
      lede: text().describe('Phrase sous le titre'),
      index: label(40).describe('Nom de la liste des appels, pour les lecteurs d’écran'),
    })
    .describe('Ouverture de la page'),
  notice: z
    .strictObject({ title: heading(60), text: text() })
    .describe('Dit que la page est une documentation'),
  download: label(60).describe('Devant les fichiers OpenAPI à télécharger'),
  figures: z
    .strictObject({
      title: heading(40).describe('Dit que ces chiffres sont annoncés'),
      items: z
        .array(
          z.strictObject({
            figure: shown().describe('Nom d’un chiffre de figures.yaml : api-sla'),
            label: label(40).describe('Ce qu’il mesure'),
          }),
        )
        .min(1),
    })
    .describe('Les chiffres de l’API'),
  reference: z
    .strictObject({
      title: heading(60).describe('Titre de la section'),
      tabs: label(40).describe('Nom des groupes, pour les lecteurs d’écran'),
      auth: z
        .strictObject({ none: label(40), bearer: label(40) })
        .describe('Comment un appel s’authentifie'),
      tables: z
        .strictObject({
          parameters: label(40).describe('En-têtes et adresse'),
          body: label(40).describe('Corps de la requête'),
          answer: label(40).describe('Réponse, suivie de son code'),
          errors: label(40).describe('Codes de refus'),
        })
        .describe('Titres des tableaux d’un appel'),
      columns: z
        .strictObject({ name: label(20), role: label(20) })
        .describe('Colonnes, pour les lecteurs d’écran'),
      status: label(20).describe('Colonne des codes, pour les lecteurs d’écran'),
      places: z
        .strictObject({ header: label(20), query: label(20) })
        .describe('Où va chaque paramètre'),
      types: z
        .strictObject({
          string: label(20),
          integer: label(20),
          number: label(20),
          array: label(20),
          object: label(20),
          date: label(20),
          email: label(20),
          uri: label(20),
        })
        .describe('Sortes de valeurs'),
      required: label(20).describe('D’un champ envoyé qui ne peut pas manquer'),
      optional: label(20).describe('D’un champ envoyé qui peut manquer'),
      present: label(60).describe('Quand aucun champ de la réponse ne manque jamais'),
      absent: label(20).describe('D’un champ reçu qui peut manquer'),
      language: label(40).describe('Choix du langage, pour les lecteurs d’écran'),
      languages: z
        .strictObject({
          curl: label(12),
          javascript: label(12),
          python: label(12),
          php: label(12),
        })
        .describe('Langages des exemples'),
      request: label(30).describe('Nom de l’exemple de requête'),
      response: label(30).describe('Nom de l’exemple de réponse'),
    })
    .describe('Les appels'),
  errors: z
    .strictObject({
      title: heading(60),
      lede: text(),
      fields: label(40).describe('Titre du tableau des champs'),
      example: label(40).describe('Nom de l’exemple'),
    })
    .describe('La forme d’un refus'),
  sdk: z
    .strictObject({
      sample: sample(),
      title: heading(60),
      lede: text(),
      commands: z
        .array(
          z.strictObject({
            language: label(20).describe('Langage'),
            // Only ASCII, to make sure that French typography has changed nothing in it.
            command: label()
              .regex(/^[\x20-\x7e]+$/, 'une commande, sans accent ni espace insécable')
              .describe('Commande d’installation'),
          }),
        )
        .min(1)
        .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, {
          error: 'une seule commande par langage',
        })
        .describe('Une commande par langage'),
    })
    .describe('Installation des SDK'),
  copy: z
    .strictObject({
      copy: label(20).describe('Au repos'),
      copied: label(20).describe('Pendant deux secondes après la copie'),
      refused: label().describe('Quand le navigateur refuse'),
    })
    .describe('Bouton de copie'),
});
