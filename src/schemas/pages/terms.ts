import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const terms = z.strictObject({
  page: z.literal('terms'),
  meta,
});
