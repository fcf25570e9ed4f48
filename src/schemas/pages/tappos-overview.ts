import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const tapposOverview = z.strictObject({
  page: z.literal('tappos-overview'),
  meta,
});
