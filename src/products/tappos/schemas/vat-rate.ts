import { z } from 'astro/zod';

/** The VAT rate that a price includes; 0 for exempt articles, and for a shop that pays no VAT. */
export const vatRate = () =>
  z.int('un taux entier, en pour cent').min(0).max(100).describe('Taux de TVA, en pour cent');
