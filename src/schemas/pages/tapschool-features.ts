import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const tapschoolFeatures = z.strictObject({
  page: z.literal('tapschool-features'),
  meta,
});
