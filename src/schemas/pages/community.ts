import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const community = z.strictObject({
  page: z.literal('community'),
  meta,
});
