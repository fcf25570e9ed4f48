import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const tapschoolPricing = z.strictObject({
  page: z.literal('tapschool-pricing'),
  meta,
});
