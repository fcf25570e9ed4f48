import { z } from 'astro/zod';
import { docCategories } from '../lib/docs.ts';
import { linkTo } from './link.ts';
import { shortText, text } from './text.ts';

export const doc = z.strictObject({
  title: shortText(80).describe('Titre de l’article : la tâche, à l’infinitif'),
  description: text().max(200, 'dépasse 200 caractères').describe('Ce que l’on saura faire'),
  category: z.enum(docCategories).describe('Catégorie'),
  order: z.int().positive().describe('Rang dans sa catégorie'),
  product: linkTo('products').optional().describe('Logiciel concerné, s’il n’y en a qu’un'),
});
