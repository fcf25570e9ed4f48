import { z } from 'astro/zod';
import { shortText } from './text.ts';

export const figures = z
  .record(
    z.string().regex(/^[a-z][a-z0-9-]*$/, 'nom en minuscules, mots séparés par des tirets'),
    z.union(
      [
        shortText(40),
        z.strictObject({
          amount: z
            .int('un nombre entier de francs')
            .nonnegative()
            .describe('Montant en francs entiers'),
          currency: z.enum(['FCFA', 'F', 'EUR']).describe('Monnaie affichée'),
        }),
      ],
      'un texte entre guillemets, ou { amount, currency } en francs entiers',
    ),
  )
  .describe('Les chiffres du site, chacun écrit une fois');
