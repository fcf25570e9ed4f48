import { z } from 'astro/zod';
import { calculatorWords, shareWords } from '#schemas/calculator.ts';
import { group, label, sentence, slotted, text } from '#schemas/fields.ts';

export const pharmCost = group('Le coût sur une à plusieurs années', {
  ...calculatorWords,
  ...shareWords,
  label: label(20).describe('Choix de la durée'),
  one: slotted(10).describe('Une année ; # est le nombre'),
  many: label(10).describe('Plusieurs années ; # est leur nombre'),
  years: z.array(label(16)).min(1).max(10).describe('Noms des années, dans l’ordre'),
  start: z.int().min(1).describe('Durée montrée d’abord, en années'),
  months: slotted(16).describe('Détail d’une année ; # est le prix du mois'),
  total: slotted(20).describe('Total ; # est la durée'),
  average: label(24).describe('Moyenne par mois'),
  bill: sentence(120, 'duration', 'total').describe('Message du compte : durée, total'),
  apart: text().describe('Ce que le compte laisse de côté : le module facturé à l’usage'),
  columns: z.array(label(24)).length(3).describe('Durée, total, moyenne par mois'),
}).refine(({ years, start }) => start <= years.length, {
  error: 'la durée montrée d’abord a une année sans nom',
  path: ['start'],
});

export type PharmCostContent = z.infer<typeof pharmCost>;
