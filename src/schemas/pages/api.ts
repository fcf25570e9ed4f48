import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { shortText, text } from '../text.ts';

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
  reference: z
    .strictObject({
      title: shortText(60).describe('Titre de la section'),
      tabs: shortText(40).describe('Nom des groupes, pour les lecteurs d’écran'),
      auth: z
        .strictObject({ none: shortText(40), bearer: shortText(40) })
        .describe('Comment un appel s’authentifie'),
      parameters: shortText(40).describe('Titre du tableau des paramètres'),
      columns: z
        .tuple([shortText(20), shortText(20), shortText(20), shortText(20)])
        .describe('Colonnes : nom, place, sorte, rôle'),
      places: z
        .strictObject({ header: shortText(20), query: shortText(20), body: shortText(20) })
        .describe('Où va chaque paramètre'),
      request: shortText(30).describe('Nom de l’exemple de requête'),
      response: shortText(30).describe('Nom de l’exemple de réponse'),
    })
    .describe('Les appels'),
  sdk: z
    .strictObject({
      title: shortText(60),
      lede: text(),
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
