import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const api = z.strictObject({
  page: z.literal('api'),
  meta,
});
