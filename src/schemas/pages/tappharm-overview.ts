import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const tappharmOverview = z.strictObject({
  page: z.literal('tappharm-overview'),
  meta,
});
