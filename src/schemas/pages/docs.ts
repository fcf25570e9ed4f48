import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const docs = z.strictObject({
  page: z.literal('docs'),
  meta,
});
