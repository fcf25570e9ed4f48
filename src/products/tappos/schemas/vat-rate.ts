import { z } from 'astro/zod';

/** The VAT that a shelf price includes; 0 for what is exempt, and for a shop that owes none. */
export const vatRate = () =>
  z.int('un taux entier, en pour cent').min(0).max(100).describe('Taux de TVA, en pour cent');
