import { z } from 'astro/zod';
import { calculatorWords, shareWords } from '#schemas/calculator.ts';
import { group, label, sentence, slotted } from '#schemas/fields.ts';

export const posCost = group('Le coût selon le nombre de boutiques', {
  ...calculatorWords,
  ...shareWords,
  label: label(30).describe('Champ du nombre de boutiques'),
  less: label(30).describe('Bouton −'),
  more: label(30).describe('Bouton +'),
  unread: label(60).describe('Refus de ce qui n’est pas un nombre'),
  bad: label().describe('Refus d’un nombre'),
  waiting: label().describe('À la place du résultat, tant que le nombre manque'),
  each: label(30).describe('Prix par boutique et par mois'),
  month: label(40).describe('Prix du mois, toutes boutiques comprises'),
  year: label(30).describe('Prix de l’année'),
  one: slotted(20).describe('Une boutique ; # est le nombre'),
  many: label(20).describe('Plusieurs boutiques ; # est leur nombre'),
  bill: sentence(120, 'shops', 'price').describe('Message du compte : boutiques, prix du mois'),
  start: z.int().positive().describe('Nombre montré d’abord'),
  sizes: z.array(z.int().positive()).min(3).describe('Nombres de boutiques du tableau d’exemples'),
  columns: z.array(label(30)).length(3).describe('Boutiques, prix du mois, par boutique'),
});

export type PosCostContent = z.infer<typeof posCost>;
