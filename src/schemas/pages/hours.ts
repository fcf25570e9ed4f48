import { z } from 'astro/zod';
import { label, list, once, slug, text, title } from '../fields.ts';
import { pageSchema } from '../meta.ts';

const words = {
  trade: label(30).describe('Ce que l’on choisit'),
  trades: list({
    id: slug(),
    label: label(20),
    tasks: z
      .array(text(60))
      .min(3)
      .refine((tasks) => once(tasks), 'deux gestes portent le même nom')
      .describe('Ce qui se fait au cahier'),
  }).min(1),
  minutes: label(30).describe('Premier nombre à écrire'),
  times: label(30).describe('Second nombre à écrire'),
  weeks: label(40).describe('Nombre de semaines, à écrire aussi'),
  unread: label(60).describe('Refus de ce qui n’est pas un nombre'),
  bad: label(60).describe('Refus d’un nombre'),
  waiting: label(80).describe('Avant le premier nombre'),
  week: label(30),
  year: label(30),
  noYear: label(40).describe('À la place du total de l’année, sans les semaines'),
  reset: label(20),
};

export const hours = pageSchema('hours', {
  title: title(60),
  lede: text(),
  ...words,
  how: text(150).describe('Le calcul, pour qui l’écrit à la main'),
  columns: z
    .tuple([label(30), label(30), label(30), label(30)])
    .describe('En-têtes du tableau à imprimer, sans JavaScript'),
});

export type HoursWords = z.infer<z.ZodObject<typeof words>>;
