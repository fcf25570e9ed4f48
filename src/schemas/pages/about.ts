import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const about = z.strictObject({
  page: z.literal('about'),
  meta,
});
