import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const privacy = z.strictObject({
  page: z.literal('privacy'),
  meta,
});
