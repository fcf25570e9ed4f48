import { z } from 'astro/zod';
import { productIds } from '#products/registry.ts';
import { docCategories } from './doc-parts.ts';
import { label, sample, text, title } from './fields.ts';

export const doc = z.strictObject({
  title: title(70).describe('Titre de l’article : la tâche, à l’infinitif'),
  description: text()
    .min(50, 'trop courte : au moins 50 caractères')
    .max(155, 'dépasse 155 caractères')
    .describe('Ce que l’on saura faire ; sur la page et pour les moteurs de recherche'),
  keywords: z.array(label(40)).min(3).max(10).describe('Mots-clés pour les moteurs'),
  category: z.enum(docCategories).describe('Catégorie'),
  order: z.int().positive().describe('Rang dans sa catégorie'),
  product: z.enum(productIds).optional().describe('Logiciel concerné, s’il n’y en a qu’un'),
  sample: sample(),
});
