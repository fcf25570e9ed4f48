import { z } from 'astro/zod';
import { SMALLEST_COIN } from '#lib/coins.ts';

/** Whole francs that coins can pay. */
export const francs = () =>
  z
    .int('un nombre entier de francs')
    .nonnegative()
    .multipleOf(
      SMALLEST_COIN,
      `un multiple de ${SMALLEST_COIN} FCFA : il n’existe pas de pièce plus petite`,
    );
