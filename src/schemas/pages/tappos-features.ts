import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const tapposFeatures = z.strictObject({
  page: z.literal('tappos-features'),
  meta,
});
