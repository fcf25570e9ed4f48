import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const notFound = z.strictObject({
  page: z.literal('not-found'),
  meta,
});
