import { z } from 'astro/zod';

/** Whole francs that can be paid in coins: the smallest is worth 5 FCFA. */
export const francs = () =>
  z
    .int('un nombre entier de francs')
    .nonnegative()
    .multipleOf(5, 'un multiple de 5 FCFA : il n’existe pas de pièce plus petite');

/** The share of a prescription that a third-party payer takes, in whole percent. */
export const coverRate = () => z.int('un taux entier, en pour cent').min(1).max(100);
