import { z } from 'astro/zod';
import {
  type Figure,
  figureOf,
  type Money,
  type Schedule,
  type WrittenFigures,
  weekdays,
} from '#lib/figures.ts';
import { buildDay, isoDay } from '#lib/time.ts';
import { slug, writtenDay } from './fields.ts';
import { inFrench } from './french-errors.ts';
import { roled } from './roles.ts';

const amount = () =>
  z
    .int('un nombre entier de francs ou d’euros, sans espace ni monnaie')
    .nonnegative('un prix n’est pas négatif');
export const money = z
  .strictObject(
    {
      amount: amount().describe('Montant, sans décimales'),
      currency: z.enum(['FCFA', 'F', 'EUR'], 'FCFA, F ou EUR').describe('Monnaie affichée'),
      was: amount().optional().describe('Promotion : le prix d’avant, et d’après'),
      until: writtenDay('2026-12-31')
        .optional()
        .describe('Promotion : son dernier jour ; le lendemain, le prix d’avant revient'),
    },
    'un prix : { amount, currency }, et pour une promotion was, until',
  )
  // For forms, which ask for the other before the price is saved.
  .meta({ dependentRequired: { was: ['until'], until: ['was'] } })
  .refine(({ was, until }) => (was === undefined) === (until === undefined), {
    path: ['until'],
    message: 'va avec le prix d’avant (was) : une promotion a un prix d’avant et un dernier jour',
  })
  .refine(({ amount, was = Number.POSITIVE_INFINITY }) => amount < was, {
    path: ['was'],
    message: 'est le prix d’avant, plus haut',
  })
  .transform(({ amount, currency, was, until = '' }): Money => {
    if (was === undefined) return { amount, currency };
    // Another day when the end of a promotion is looked for: integrations/promotion.ts.
    const day = process.env.PRICES_DAY ?? isoDay(buildDay(process.env, new Date()));
    const over = until < day;
    return over ? { amount: was, currency } : { amount, currency, was, until };
  });

export const count = z
  .strictObject(
    {
      count: z.int('un nombre entier').nonnegative('un nombre, pas moins de 0'),
      plus: z.boolean('true ou false').optional().describe('« et davantage » : 20+'),
      short: z.literal('K', 'K, ou rien').optional().describe('En milliers : 5K'),
    },
    'un nombre : { count }, et au besoin plus, short',
  )
  .refine(({ count, short }) => !short || count % 1000 === 0, {
    path: ['short'],
    message: 'K n’abrège que des milliers entiers',
  });

export const percent = z.strictObject(
  { percent: z.number('un nombre').min(0, 'de 0 à 100').max(100, 'de 0 à 100') },
  'un pourcentage : { percent }',
);

export const duration = z.strictObject(
  {
    duration: z.int('un nombre entier').positive('au moins 1'),
    unit: z.enum(
      ['millisecond', 'second', 'minute', 'hour'],
      'une unité de temps : millisecond, second, minute ou hour',
    ),
    short: z.boolean('true ou false').optional().describe('L’unité s’abrège : 2 min'),
    under: z.boolean('true ou false').optional().describe('« moins de » : < 100 ms'),
  },
  'une durée : { duration, unit }, et au besoin short, under',
);

const hoursOf = (value: unknown) => {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(String(value)) ?? [];
  return hours ? Number(hours) + Number(minutes) / 60 : value;
};
/** 9 or 08:30, in hours. */
const hour = z.preprocess(
  hoursOf,
  z.number('une heure : 9 ou 08:30').min(0, 'une heure de 0 à 24').max(24, 'une heure de 0 à 24'),
);
/** 12-14 or 12:30-14:00. */
const hours = roled(
  z
    .string()
    .regex(/^\d{1,2}(?::[0-5]\d)?-\d{1,2}(?::[0-5]\d)?$/, {
      error: 'deux heures : 12-14 ou 12:30-14:00',
      abort: true,
    }),
  { is: 'none' },
).transform((said) => said.split('-').map((one) => Number(hoursOf(one))));
const weekday = z.enum(weekdays, `un jour : ${weekdays.join(', ')}`);
const openDays = {
  days: z
    .array(weekday)
    .min(1, 'un jour, ou le premier et le dernier')
    .max(2, 'un jour, ou le premier et le dernier')
    .transform(([first = 'monday', last = first]) => [first, last] as const)
    .refine(
      ([first, last]) => weekdays.indexOf(first) <= weekdays.indexOf(last),
      'le premier jour, puis le dernier',
    ),
  opens: hour,
  closes: hour,
};
const inRow = (times: readonly number[]) => times.every((time, at) => time > (times[at - 1] ?? -1));
const inOrder = ({ opens, closes }: { opens: number; closes: number }) => inRow([opens, closes]);
const late = { path: ['closes'], message: 'doit venir après l’ouverture (opens)' };
/** Without summer time. */
const zones = [
  'Africa/Abidjan',
  'Africa/Bamako',
  'Africa/Dakar',
  'Africa/Lome',
  'Africa/Niamey',
  'Africa/Ouagadougou',
  'Africa/Porto-Novo',
] as const;
const schedule = z
  .strictObject(
    {
      opens: openDays.opens,
      closes: openDays.closes,
      pause: hours.optional().describe('Pause de midi ; 12-14, ou 12:30-14:00'),
      closed: z
        .array(writtenDay('2026-12-25'))
        .optional()
        .describe('Les jours de fermeture ; ceux qui sont passés ne se montrent plus'),
      days: openDays.days,
      also: z
        .array(z.strictObject(openDays, 'des horaires').refine(inOrder, late))
        .optional()
        .describe('D’autres heures : le samedi'),
      zone: z
        .enum(zones, `un fuseau : ${zones.join(', ')}`)
        .optional()
        .describe('Où se lisent ces heures : Africa/Abidjan'),
    },
    'des horaires : { days, opens, closes }, et au besoin pause, also, closed, zone',
  )
  .refine(inOrder, late)
  .refine(({ opens, closes, pause }) => !pause || inRow([opens, ...pause, closes]), {
    path: ['pause'],
    message: 'commence, puis finit, entre l’ouverture (opens) et la fermeture (closes)',
  })
  .transform(({ pause, also = [], ...day }): Schedule => {
    const [leaves, returns] = pause ?? [];
    if (leaves === undefined || returns === undefined)
      return { ...day, ...(also.length > 0 && { also }) };
    const afternoon = { days: day.days, opens: returns, closes: day.closes };
    return { ...day, closes: leaves, also: [afternoon, ...also] };
  });

/** A figure that a page shows as it is, beside what it counts. */
export const shown = () =>
  z.union(
    [count, percent, duration, schedule],
    'un nombre, un pourcentage, une durée ou des horaires de figures.yaml',
  );

const people = 'un nombre entier à partir de 1, ou unlimited';
export const capacity = z.strictObject(
  { capacity: z.union([z.int().positive(people), z.literal('unlimited')], people) },
  'un effectif : { capacity }',
);

/** Figures that are computed from others, by their names. */
export const computed = {
  times: z.strictObject(
    {
      times: z.tuple(
        [slug(), z.int('un nombre entier de fois').positive('au moins 1')],
        'un prix et un nombre : [price-pos, 12]',
      ),
    },
    'un prix calculé : { times: [prix, nombre] }',
  ),
  sum: z.strictObject(
    { sum: z.array(slug(), 'des noms de prix').min(2, 'au moins deux prix') },
    'un prix calculé : { sum: [prix, prix] }',
  ),
  lowest: z.strictObject(
    { lowest: slug().describe('Le début du nom des prix : price-school') },
    'le plus bas des prix : { lowest: début de leur nom }',
  ),
  day: z.strictObject(
    { day: slug().describe('Un prix par mois') },
    'un prix par jour : { day: prix par mois }',
  ),
  each: z.strictObject(
    { each: z.tuple([slug(), slug()], 'un prix et un effectif') },
    'un prix par personne : { each: [prix, effectif] }',
  ),
  fall: z.strictObject(
    { fall: z.tuple([slug(), slug()], 'le prix d’avant, puis celui d’après') },
    'une baisse : { fall: [prix d’avant, prix d’après] }',
  ),
};

/** The first field of a figure says which kind it is. */
export const kinds = {
  amount: money,
  count,
  percent,
  duration,
  days: schedule,
  capacity,
  ...computed,
};

const figure = z
  .record(z.string(), z.unknown(), 'un nombre et son unité')
  .transform((raw, context) => {
    const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((key) => key in raw);
    if (!kind) {
      context.addIssue(`ne dit pas ce qu’il est : ${Object.keys(kinds).join(', ')}`);
      return z.NEVER;
    }
    const parsed = kinds[kind].safeParse(raw, { error: inFrench });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      context.addIssue({ code: 'custom', path, message });
    }
    return z.NEVER;
  });

const NAME = /^[a-z][a-z0-9-]*$/;

/** The file of figures; those made from others are computed. */
export const figures = z
  .record(z.string(), figure)
  .transform((written: WrittenFigures, context) => {
    const values: Record<string, Figure> = {};
    for (const name of Object.keys(written)) {
      try {
        if (!NAME.test(name)) throw new Error('nom en minuscules, mots séparés par des tirets');
        values[name] = figureOf(name, written);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        context.addIssue({ code: 'custom', path: [name], message: error.message });
      }
    }
    return values;
  })
  .describe('Les chiffres du site, chacun écrit une fois');
