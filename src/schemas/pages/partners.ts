import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const partners = z.strictObject({
  page: z.literal('partners'),
  meta,
});
