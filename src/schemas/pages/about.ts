import { z } from 'astro/zod';
import { group, heading, label, list, text, title } from '../fields.ts';
import { count } from '../figure.ts';
import { pageSchema } from '../meta.ts';
import { screenShown } from '../screens.ts';

export const about = pageSchema('about', {
  letter: group('La lettre', {
    eyebrow: label(80),
    title: title(60).describe('À qui la lettre s’adresse'),
    opening: z.array(text()).min(1).max(3).describe('Paragraphes avant la mission'),
    mission: group('La mission, en grand', { title: heading(40), text: text() }),
    closing: z.array(text()).min(1).max(3).describe('Paragraphes après la mission'),
    signature: label(40),
    leaders: label(40).describe('Lien vers les dirigeants'),
  }),
  screen: screenShown(),
  sales: group('Le chiffre des ventes', {
    figure: count.describe('Nom d’un nombre de figures.yaml : sales'),
    label: label(20),
    customers: text().describe('Chez qui'),
  }),
  values: group('Les valeurs', {
    title: heading(60),
    items: list({ name: heading(40), text: text() }).min(1),
  }),
});
