import { z } from 'astro/zod';
import { productIds } from '#products/registry.ts';
import { label, list, once, sentence, slotted, slug, text, title } from '../fields.ts';
import { money } from '../figure.ts';
import { pageSchema } from '../meta.ts';

const words = {
  trade: label(30).describe('Ce que l’on choisit'),
  trades: list({
    id: slug(),
    label: label(20),
    product: z.enum(productIds).describe('Le logiciel de ce métier'),
    price: label(60).describe('Son prix, sous les heures de l’année'),
    figure: money.describe('Nom du prix d’une année dans figures.yaml'),
    hour: slotted(60).describe('Ce prix, par heure passée au cahier'),
    weeks: z.int().positive().describe('Semaines de l’exemple'),
    tasks: list({
      task: text(60).describe('Ce qui se fait au cahier'),
      minutes: z.int().nonnegative().default(0).describe('Minutes de l’exemple'),
      times: z.int().nonnegative().default(0).describe('Fois par semaine de l’exemple'),
    })
      .min(3)
      .refine((tasks) => once(tasks.map(({ task }) => task)), 'deux gestes portent le même nom'),
  }).min(1),
  example: label(60).describe('Tant que des nombres de l’exemple sont comptés'),
  minutes: label(30).describe('Premier nombre à écrire'),
  times: label(30).describe('Second nombre à écrire'),
  weeks: label(40).describe('Nombre de semaines, à écrire aussi'),
  unread: label(60).describe('Refus de ce qui n’est pas un nombre'),
  bad: label(60).describe('Refus d’un nombre'),
  waiting: label(80).describe('Avant le premier nombre'),
  week: label(30).describe('Après les heures de la semaine'),
  year: sentence(40, 'year').describe('Les heures de l’année'),
  about: slotted(30).describe('Devant un montant arrondi'),
  under: slotted(30).describe('Un montant de moins d’un franc'),
  keep: label(40).describe('Bouton qui enregistre l’étoffe'),
  file: slug().describe('Nom de son fichier'),
  send: label(40).describe('Lien vers WhatsApp'),
  message: sentence(160, 'week', 'year').describe('Message du compte'),
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
