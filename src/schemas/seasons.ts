import { z } from 'astro/zod';
import { label } from './text.ts';

const day = () => z.iso.date('un jour de la forme 2025-03-30');

export const seasons = z.strictObject({
  lunarYears: z
    .array(
      z
        .strictObject({
          ramadan: z.tuple([day(), day()]).describe('Premier et dernier jour du ramadan'),
          eid: day().describe('Premier jour de l’Aïd'),
        })
        .refine(({ ramadan: [first, last], eid }) => first < last && last < eid, {
          error: 'le ramadan doit finir après avoir commencé, et l’Aïd le suivre',
        }),
    )
    .describe('Dates du ramadan et de l’Aïd, confirmées localement'),
  control: z
    .strictObject({
      stop: label(30).describe('Bouton qui arrête la décoration'),
      start: label(30).describe('Bouton qui la relance'),
    })
    .describe('Commande de la décoration'),
});
