import { z } from 'astro/zod';
import { meta } from '../meta.ts';

export const press = z.strictObject({
  page: z.literal('press'),
  meta,
});
