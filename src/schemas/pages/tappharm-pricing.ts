import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const tappharmPricing = z.strictObject({
  page: z.literal('tappharm-pricing'),
  meta,
});
