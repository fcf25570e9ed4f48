import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const tapposPricing = z.strictObject({
  page: z.literal('tappos-pricing'),
  meta,
});
