import { z } from 'astro/zod';
import { anchor, heading, text } from './text.ts';

export const faqCategories = ['getting-started', 'billing', 'technical'] as const;

export const faq = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: anchor().describe('Ancre de la réponse : /support#paiement'),
        category: z.enum(faqCategories).describe('Catégorie'),
        question: heading(120).describe('Question'),
        answer: text().describe('Réponse'),
      }),
    )
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      error: 'deux questions portent le même id',
    })
    .describe('Questions et réponses'),
});

export type FaqItem = z.infer<typeof faq>['items'][number];
export type FaqCategory = FaqItem['category'];
