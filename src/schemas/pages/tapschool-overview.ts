import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const tapschoolOverview = z.strictObject({
  page: z.literal('tapschool-overview'),
  meta,
});
