import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { shortText, text } from '../text.ts';

export const notFound = z.strictObject({
  page: z.literal('not-found'),
  meta,
  eyebrow: shortText(40).describe('Ligne au-dessus du titre'),
  title: shortText(50).describe('Titre'),
  lede: text().describe('Ce qui s’est passé'),
  waysOut: z
    .strictObject({
      title: shortText(40).describe('Nom de la liste, pour les lecteurs d’écran'),
      home: shortText(40).describe('Lien vers l’accueil'),
      faq: shortText(40).describe('Lien vers l’aide'),
    })
    .describe('Par où repartir'),
});
