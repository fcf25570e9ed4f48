import { z } from 'astro/zod';
import { group, heading, slug } from './fields.ts';

/** Some answers of the FAQ, under a product's prices. */
export const pricingQuestions = group('Questions avant de s’abonner', {
  title: heading(60),
  ids: z.array(slug()).min(2).max(8).describe('Questions de faq.yaml, dans l’ordre'),
});
