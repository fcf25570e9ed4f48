import { z } from 'astro/zod';
import { shortText, text } from './text.ts';

export const meta = z
  .strictObject({
    title: shortText(70).describe('Titre de la page, unique sur le site, sans le nom du site'),
    description: text()
      .min(50, 'trop courte : au moins 50 caractères')
      .max(170, 'dépasse 170 caractères')
      .describe('Une ou deux phrases pour les moteurs de recherche, unique sur le site'),
    keywords: z.array(shortText(40)).min(3).max(10).describe('Mots-clés'),
    image: z
      .string()
      .regex(/^\/[\w./-]+\.(?:png|jpg)$/, 'un chemin de la forme /partage.png')
      .default('/partage.png')
      .describe('Image de partage, 1200 × 630'),
  })
  .describe('Métadonnées de la page');

export type Meta = z.infer<typeof meta>;
