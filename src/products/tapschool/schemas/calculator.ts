import { z } from 'astro/zod';
import { calculatorWords, shareWords } from '#schemas/calculator.ts';
import { group, label, sentence, slotted } from '#schemas/fields.ts';

export const schoolFinder = group('La formule selon l’établissement et l’effectif', {
  ...calculatorWords,
  ...shareWords,
  kind: label(30).describe('Choix du type d’établissement'),
  start: z.int().positive().describe('Effectif montré d’abord, pour la première formule'),
  count: slotted(40).describe('Champ de l’effectif ; # est qui l’on compte'),
  unread: label(60).describe('Refus de ce qui n’est pas un nombre'),
  bad: label().describe('Refus d’un effectif'),
  waiting: label().describe('À la place du résultat, tant que l’effectif manque'),
  plan: label(20).describe('Devant le nom de la formule'),
  room: sentence(30, 'most').describe('Après le nom de la formule : sa limite'),
  each: slotted(30).describe('Prix par personne ; # est qui l’on compte'),
  whole: label(40).describe('Prix de l’établissement'),
  over: sentence(90, 'plan', 'limit').describe('Effectif trop grand : formule, limite'),
  write: label(40).describe('Lien vers WhatsApp, quand l’effectif est trop grand'),
  message: sentence(90, 'plan', 'people').describe('Message préparé : formule, effectif'),
  quote: slotted(120).describe('Message préparé qui demande un devis ; # est l’effectif'),
  bill: sentence(140, 'plan', 'people', 'price').describe(
    'Message du compte : formule, effectif, prix',
  ),
  columns: z.array(label(24)).length(4).describe('Établissement, effectif, prix, par élève'),
});

export type SchoolFinderContent = z.infer<typeof schoolFinder>;
