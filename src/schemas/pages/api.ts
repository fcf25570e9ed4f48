import {
  group,
  heading,
  label,
  labels,
  list,
  listed,
  once,
  opening,
  sample,
  text,
} from '../fields.ts';
import { shown } from '../figure.ts';
import { pageSchema } from '../meta.ts';

export const api = pageSchema('api', {
  header: group('Ouverture de la page', {
    ...opening(),
    index: label(40).describe('Nom de la liste des appels, pour les lecteurs d’écran'),
  }),
  notice: group('Dit que la page est une documentation', { title: heading(60), text: text() }),
  download: label(60).describe('Devant les fichiers OpenAPI à télécharger'),
  figures: group('Les chiffres de l’API', {
    title: heading(40).describe('Dit que ces chiffres sont annoncés'),
    items: list({
      figure: shown().describe('Nom d’un chiffre de figures.yaml : api-sla'),
      label: label(40).describe('Ce qu’il mesure'),
    }).min(1),
  }),
  reference: group('Les appels', {
    title: heading(60).describe('Titre de la section'),
    tabs: label(40).describe('Nom des groupes, pour les lecteurs d’écran'),
    auth: group('Comment un appel s’authentifie', labels(40, 'none', 'bearer')),
    tables: group('Titres des tableaux d’un appel', {
      parameters: label(40).describe('En-têtes et adresse'),
      body: label(40).describe('Corps de la requête'),
      answer: label(40).describe('Réponse, suivie de son code'),
      errors: label(40).describe('Codes de refus'),
    }),
    columns: group('Colonnes, pour les lecteurs d’écran', labels(20, 'name', 'role')),
    status: label(20).describe('Colonne des codes, pour les lecteurs d’écran'),
    places: group('Où va chaque paramètre', labels(20, 'header', 'query')),
    types: group(
      'Sortes de valeurs',
      labels(20, 'string', 'integer', 'number', 'array', 'object', 'date', 'email', 'uri'),
    ),
    required: label(20).describe('D’un champ envoyé qui ne peut pas manquer'),
    optional: label(20).describe('D’un champ envoyé qui peut manquer'),
    present: label(60).describe('Quand aucun champ de la réponse ne manque jamais'),
    absent: label(20).describe('D’un champ reçu qui peut manquer'),
    language: label(40).describe('Choix du langage, pour les lecteurs d’écran'),
    languages: group('Langages des exemples', labels(12, 'curl', 'javascript', 'python', 'php')),
    request: label(30).describe('Nom de l’exemple de requête'),
    response: label(30).describe('Nom de l’exemple de réponse'),
  }),
  errors: group('La forme d’un refus', {
    title: heading(60),
    lede: text(),
    fields: label(40).describe('Titre du tableau des champs'),
    example: label(40).describe('Nom de l’exemple'),
  }),
  sdk: group('Installation des SDK', {
    sample: sample(),
    title: heading(60),
    lede: text(),
    commands: listed('Une commande par langage', {
      language: label(20).describe('Langage'),
      // Only ASCII, to make sure that French typography has changed nothing in it.
      command: label()
        .regex(/^[\x20-\x7e]+$/, 'une commande, sans accent ni espace insécable')
        .describe('Commande d’installation'),
    })
      .min(1)
      .refine((all) => once(all.map(({ language }) => language)), 'une seule commande par langage'),
  }),
  copy: group('Bouton de copie', {
    copy: label(20).describe('Au repos'),
    copied: label(20).describe('Pendant deux secondes après la copie'),
    refused: label().describe('Quand le navigateur refuse'),
  }),
});
