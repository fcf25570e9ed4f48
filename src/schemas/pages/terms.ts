import { z } from 'astro/zod';
import { legalText } from '../legal-text.ts';
import { meta } from '../meta.ts';

export const terms = z.strictObject({
  page: z.literal('terms'),
  meta,
  ...legalText,
});
