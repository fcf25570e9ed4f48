import { z } from 'astro/zod';
import { legalText } from '../legal-text.ts';
import { meta } from '../meta.ts';

export const privacy = z.strictObject({
  page: z.literal('privacy'),
  meta,
  ...legalText,
});
