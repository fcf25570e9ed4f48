import { z } from 'astro/zod';
import { label, list, once, slug } from './fields.ts';

/** Questions to the owner of the site; `tools/launch.ts` reads them, no page does. */
export const launchQuestions = list({
  id: slug(),
  said: z.array(label(200)).min(1).describe('Ce qui est dit, et où'),
  reading: label(300).describe('Ce que le site dit tant que la réponse manque'),
  pages: z
    .array(label().regex(/^\/[a-z0-9/-]*$/, 'une adresse du site : /security'))
    .min(1)
    .describe('Pages qui en dépendent'),
  answer: label(300).optional().describe('La réponse du propriétaire'),
}).refine((all) => once(all.map(({ id }) => id)), 'deux questions portent le même id');
