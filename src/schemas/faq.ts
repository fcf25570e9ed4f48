import { z } from 'astro/zod';
import { productIds } from '#products/registry.ts';
import { ANCHOR, anchor, heading, once, text } from './fields.ts';

export const faqCategories = ['getting-started', 'billing', 'technical'] as const;

const item = z
  .strictObject({
    id: anchor().describe(`Ancre de la réponse : /support#paiement ; ${ANCHOR}`),
    category: z.enum(faqCategories).describe('Catégorie'),
    group: z.enum(faqCategories).optional().describe('Titre où elle est rangée, si c’est un autre'),
    question: heading(120).describe('Question'),
    answer: text()
      .optional()
      .describe('Réponse ; tant qu’elle manque, seule la liste du lancement montre la question'),
    product: z.enum(productIds).optional().describe('Logiciel concerné, si la réponse manque'),
  })
  .refine(({ answer, product }) => answer !== undefined || product !== undefined, {
    error: 'une question sans réponse (answer) dit de quel logiciel elle parle (product)',
    path: ['product'],
  });

export const faq = z.strictObject({
  items: z
    .array(item)
    .refine((items) => once(items.map(({ id }) => id)), 'deux questions portent le même id')
    .describe('Questions et réponses'),
});

type Item = z.infer<typeof item>;
export type FaqCategory = Item['category'];
/** A question with an answer. Those that the owner has not answered yet are in the launch check only. */
export type FaqItem = Pick<Item, 'id' | 'category' | 'group' | 'question'> & { answer: string };
