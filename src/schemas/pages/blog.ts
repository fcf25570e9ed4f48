import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const blog = z.strictObject({
  page: z.literal('blog'),
  meta,
});
