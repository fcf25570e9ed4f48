import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const support = z.strictObject({
  page: z.literal('support'),
  meta,
});
