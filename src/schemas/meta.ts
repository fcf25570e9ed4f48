import { z } from 'astro/zod';
import { group, label } from './fields.ts';

export const meta = group('Métadonnées de la page', {
  title: label(60).describe('Titre de la page, unique sur le site, sans le nom du site'),
  description: label()
    .min(50, 'trop courte : au moins 50 caractères')
    .max(155, 'dépasse 155 caractères')
    .describe('Une ou deux phrases pour les moteurs de recherche, unique sur le site'),
  keywords: z.array(label(40)).min(3).max(10).describe('Mots-clés'),
  image: label()
    .regex(/^\/[\w./-]+\.(?:png|jpg)$/, 'un chemin de la forme /partage.png')
    .optional()
    .describe('Image de partage, 1200 × 630, à la place de celle que le site dessine'),
  imageTitle: label(60)
    .optional()
    .describe('Ce que dit l’image de partage, si ce n’est pas le titre de la page'),
});

/** Metadata, then the page's own words. @param id its file in `content/fr/pages/` */
export const pageSchema = <Id extends string, Shape extends z.ZodRawShape>(id: Id, shape: Shape) =>
  z.strictObject({ page: z.literal(id), meta, ...shape });

export type Meta = z.infer<typeof meta>;
