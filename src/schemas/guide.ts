import { z } from 'astro/zod';
import { segments } from '#i18n/addresses.ts';
import { productIds } from '#products/registry.ts';
import { group, heading, label, list, listed, once, slug, text, title } from './fields.ts';
import { meta } from './meta.ts';
import { screenShown } from './screens.ts';

/** choose: ask three vendors · leave: day by day · start: check · daily: a table to pin up */
export const guideKinds = ['choose', 'leave', 'start', 'daily'] as const;
type GuideKind = (typeof guideKinds)[number];

/** The calculator of hours has its own address among the guides. */
export const reservedGuides = [segments.hours] as const;

const common = {
  order: z.int().positive().describe('Rang parmi les feuilles de sa sorte'),
  product: z.enum(productIds).optional().describe('Le logiciel de ce métier, s’il n’y en a qu’un'),
  meta,
  title: title(60).describe('Titre de la feuille'),
  lede: text().describe('Comment on s’en sert'),
  example: group('Ce que donne la feuille une fois remplie', {
    text: text(90).describe('Ce qu’on y a écrit ; dit que c’est un exemple'),
    result: text(26).describe('Ce qui en résulte, en grand'),
  }),
  screen: screenShown().optional(),
};

const groups = list({
  title: heading(50),
  questions: list({
    ask: text(120).describe('La question, la même à tous les fournisseurs'),
    see: text(90).optional().describe('Ce que l’on se fait montrer'),
  }).min(2),
}).min(1);

/** Questions that are on every list, whatever the trade. */
export const choosing = z.strictObject({ groups });

const steps = {
  ...common,
  parts: listed('Ce que l’on coche, dans l’ordre', {
    title: heading(60),
    steps: z.array(text(220)).min(2),
  }).min(2),
};

const pinned = group('Le tableau à afficher', {
  title: heading(60),
  caption: text(120).describe('Ce que montre le tableau ; dit si c’est un exemple'),
  columns: list({
    label: label(24),
    numeric: z.boolean().default(false).describe('Des nombres, alignés à droite'),
  })
    .min(2)
    .max(4),
  rows: list({
    name: text(40).describe('Sa première case'),
    cells: z.array(z.union([z.number(), label(60)])).describe('Les autres : un nombre ou un texte'),
  }).min(2),
  total: z.boolean().default(false).describe('La dernière ligne est un total'),
  blank: label(16).optional().describe('En-tête d’une colonne vide, sur papier seulement'),
  note: text(220).describe('Sous le tableau'),
}).refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length - 1), {
  path: ['rows'],
  error: 'une ligne n’a pas une case par colonne',
});

export const guide = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose'), ...common, groups }),
  z.strictObject({
    kind: z.literal('leave'),
    ...steps,
    traps: group('Ce qui fait échouer', { title: heading(50), items: z.array(text(220)).min(2) }),
    templates: z.array(slug()).min(1).describe('Les modèles de tableaux, de templates/'),
  }),
  z.strictObject({ kind: z.literal('start'), ...steps }),
  z.strictObject({ kind: z.literal('daily'), ...steps, pinned }),
]);

/** Not what ends a line or starts a formula in a spreadsheet. */
const cell = (most: number) =>
  label(most).refine((value) => !/\n|^[=+@-]/.test(value), {
    error: 'une ligne, sans = + - @ en tête : un tableur le lirait autrement',
  });

const column = z.strictObject({
  name: cell(24).describe('En-tête de la colonne'),
  rule: label(70).describe('Ce que l’on y écrit'),
  example: cell(40).describe('Sa case dans la ligne d’exemple'),
});

export const template = z
  .strictObject({
    name: text(20).describe('Ce que contient le tableau'),
    text: text(80).describe('Ce que vaut une ligne'),
    order: z.int().positive().describe('Rang parmi les modèles'),
    columns: z.array(column).min(2).describe('Les colonnes, sauf la dernière'),
    last: column.describe(
      'La dernière colonne, libre ; sa case dit que la ligne est un exemple, à effacer',
    ),
  })
  .refine(({ columns, last }) => once([...columns, last].map(({ name }) => name)), {
    path: ['columns'],
    error: 'deux colonnes portent le même nom',
  });

export type Guide = z.infer<typeof guide>;
export type GuideOf<Kind extends GuideKind> = Extract<Guide, { kind: Kind }>;
export type QuestionGroup = z.infer<typeof groups>[number];
