import { z } from 'astro/zod';
import { sumOf } from '#lib/sum.ts';
import { establishment, listOf, many, withSums } from '#schemas/establishment.ts';
import { francs, group, label } from '#schemas/fields.ts';
import { TOP_MARK, toHundredths } from '../rules/marks.ts';

/** The example school: `content/fr/examples/school.yaml`. */
export const school = z
  .strictObject({
    ...establishment,
    studies: label(40).describe('Directrice des études'),
    pupils: many().describe('Effectif'),
    level: group('Le niveau dont parlent la documentation et l’API', {
      name: label(8),
      pupils: many(),
    }),
    classes: listOf(z.strictObject({ name: label(8), pupils: many() })).describe(
      'Les classes de ce niveau',
    ),
    fees: group('La scolarité', {
      year: francs(),
      enrolment: francs(),
      instalment: francs(),
    }).refine(
      ({ year, enrolment, instalment }) => year === enrolment + 3 * instalment,
      'year n’est pas l’inscription et trois tranches',
    ),
    received: listOf(francs()).describe('Encaissé au 14 janvier, échéance par échéance'),
    pupil: group('L’élève dont on suit le dossier', {
      name: label(30),
      first: label(20).describe('Prénom'),
      family: label(20).describe('Nom de famille'),
      born: label(10)
        .regex(/^\d\d\/\d\d\/\d{4}$/, 'une date de la forme 14/03/2013')
        .describe('Date de naissance, telle qu’elle s’imprime'),
      mother: label(30),
      id: label(12).describe('Matricule'),
      paid: listOf(francs()).describe('Versements de l’année, dans l’ordre ; ils la soldent'),
      average: z.number().min(0).max(20).describe('Moyenne du premier trimestre'),
      attendance: z.number().min(0).max(100).describe('Assiduité, en pour cent'),
    }),
  })
  .refine(
    ({ level, classes }) =>
      level.pupils === Object.values(classes).reduce((all, { pupils }) => all + pupils, 0),
    { path: ['level', 'pupils'], message: 'n’est pas la somme des classes' },
  )
  .refine(({ pupil }) => pupil.name === `${pupil.first} ${pupil.family}`, {
    path: ['pupil', 'name'],
    message: 'n’est pas le prénom, puis le nom',
  })
  .refine(({ pupil, fees }) => sumOf(Object.values(pupil.paid), Number) === fees.year, {
    path: ['pupil', 'paid'],
    message: 'ne fait pas l’année',
  })
  .transform(withSums);

/** A mark typed in points, 12.5; kept in whole hundredths, 1250. */
export const mark = () =>
  z
    .number()
    .min(0)
    .max(TOP_MARK / 100)
    .transform(toHundredths);
