import { z } from 'astro/zod';
import { shortText, text } from './text.ts';

export const docCategories = ['getting-started', 'api', 'guides', 'integrations'] as const;

export const doc = z.strictObject({
  title: shortText(80).describe('Titre de l’article'),
  description: text().max(200, 'dépasse 200 caractères').describe('Ce que l’on saura faire'),
  category: z.enum(docCategories).describe('Catégorie'),
  order: z.int().positive().describe('Rang dans sa catégorie'),
});

export type Doc = z.infer<typeof doc>;
export type DocCategory = Doc['category'];
