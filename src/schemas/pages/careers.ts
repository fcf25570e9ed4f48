import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const careers = z.strictObject({
  page: z.literal('careers'),
  meta,
});
