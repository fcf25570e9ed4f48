import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const security = z.strictObject({
  page: z.literal('security'),
  meta,
});
