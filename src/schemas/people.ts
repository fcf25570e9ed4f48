import { z } from 'astro/zod';
import { productIds } from '../routes.ts';
import { sample, shortText, text } from './text.ts';

export const testimonials = z.strictObject({
  items: z
    .array(
      z.strictObject({
        product: z.enum(productIds).describe('Logiciel employé'),
        quote: text().describe('Citation, sans guillemets'),
        author: shortText(50).describe('Nom'),
        role: shortText(50).describe('Fonction'),
        company: shortText(60).describe('Établissement'),
        sample: sample(),
      }),
    )
    .min(1)
    .describe('Témoignages'),
});

export const customers = z.strictObject({
  items: z
    .array(
      z.strictObject({
        name: shortText(50).describe('Établissement'),
        place: shortText(40).describe('Ville'),
        product: z.enum(productIds).describe('Logiciel employé'),
        sample: sample(),
      }),
    )
    .min(1)
    .describe('Établissements clients'),
});

export type Testimonial = z.infer<typeof testimonials>['items'][number];
export type Customer = z.infer<typeof customers>['items'][number];
