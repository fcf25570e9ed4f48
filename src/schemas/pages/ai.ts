import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const ai = z.strictObject({
  page: z.literal('ai'),
  meta,
});
