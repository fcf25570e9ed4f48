import { z } from 'astro/zod';

/** Text that a visitor reads: never empty, no markup. */
export const text = () =>
  z
    .string()
    .trim()
    .min(1, 'ne peut pas être vide')
    .refine((value) => !/<\/?[a-z][^>]*>/i.test(value), 'ne contient pas de balise HTML');

/** Text that must fit: a title, a label. `most` counts characters. */
export const shortText = (most: number) => text().max(most, `dépasse ${most} caractères`);

export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'en minuscules sans accent, mots séparés par des tirets');

/** What is a plausible sample until the owner replaces it; `npm run launch-check` lists these. */
export const sample = () =>
  z.boolean().default(false).describe('Vrai tant que la donnée est un exemple à remplacer');
