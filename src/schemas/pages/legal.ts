import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { moved } from '../moved.ts';

export const legal = z.strictObject({
  page: z.literal('legal'),
  meta,
  ...moved,
});
