import { z } from 'astro/zod';
import { productIds } from '#products/registry.ts';
import { label, sample, text } from './text.ts';

export const testimonials = z.strictObject({
  items: z
    .array(
      z.strictObject({
        product: z.enum(productIds).describe('Logiciel employé'),
        quote: text().describe('Citation, sans guillemets'),
        author: label(50).describe('Nom'),
        role: label(50).describe('Fonction'),
        company: label(60).describe('Établissement'),
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
        name: label(50).describe('Établissement'),
        place: label(40).describe('Ville'),
        product: z.enum(productIds).describe('Logiciel employé'),
        sample: sample(),
      }),
    )
    .min(1)
    .describe('Établissements clients'),
});

export type Testimonial = z.infer<typeof testimonials>['items'][number];
export type Customer = z.infer<typeof customers>['items'][number];
