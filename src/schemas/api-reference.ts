import { z } from 'astro/zod';

export const apiReference = z.strictObject({
  version: z.string().describe('Version de l’API'),
});
