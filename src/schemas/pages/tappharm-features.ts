import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const tappharmFeatures = z.strictObject({
  page: z.literal('tappharm-features'),
  meta,
});
