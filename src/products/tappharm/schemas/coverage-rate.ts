import { z } from 'astro/zod';

/** The share of a prescription that its payer (a mutual, an insurer) covers, in whole percent. */
export const coverageRate = () => z.int('un taux entier, en pour cent').min(1).max(100);
