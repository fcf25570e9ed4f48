import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { moved } from '../moved.ts';

export const privacyPolicy = z.strictObject({
  page: z.literal('privacy-policy'),
  meta,
  ...moved,
});
