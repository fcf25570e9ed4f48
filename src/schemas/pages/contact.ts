import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const contact = z.strictObject({
  page: z.literal('contact'),
  meta,
});
