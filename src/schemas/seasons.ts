import { z } from 'astro/zod';
import { type SeasonalTheme, seasonalThemes } from '#seasons/themes.ts';
import { group, label } from './fields.ts';

const name = () => label(20).describe('Nom affiché');

const named = (is: string) =>
  label(40)
    .regex(/^[^#]*#[^#]*$/, 'doit contenir un # : la place du nom')
    .describe(is);

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
  names: group(
    'Nom de chaque thème',
    Object.fromEntries(seasonalThemes.map((theme) => [theme, name()])) as Record<
      SeasonalTheme,
      ReturnType<typeof name>
    >,
  ),
  control: group('Commande de la décoration', {
    stop: named('Bouton qui arrête la décoration ; # est le nom du thème'),
    start: named('Bouton qui la relance ; # est le nom du thème'),
  }),
});
