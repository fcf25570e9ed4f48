import { z } from 'astro/zod';
import { group, heading, label, listed, opening, text } from '#schemas/fields.ts';
import { pageSchema } from '#schemas/meta.ts';
import { pricingQuestions } from '#schemas/pricing-questions.ts';
import { posCost } from '../calculator.ts';

export const tapposPricing = pageSchema('tappos-pricing', {
  ...opening(),
  growth: group('Le prix ne dépend pas de la taille', {
    title: heading(60),
    lede: text(),
    steps: listed('Des commerces de plus en plus grands, au même prix', {
      shops: z.int().min(1).max(9).describe('Boutiques dessinées'),
      name: heading(40),
      detail: text(80),
    })
      .min(2)
      .max(4),
  }),
  calculator: posCost,
  bill: group('La note, ligne par ligne', {
    title: heading(60),
    lede: text(),
    caption: label(40).describe('Titre de la note'),
    subscription: label(40).describe('Ligne de l’abonnement'),
    free: listed('Ce qui ne coûte rien de plus', {
      label: label(50),
      value: label(20).describe('Ce qui tient lieu de montant : « offerte »'),
    }).min(1),
    total: label(30),
  }),
  faq: pricingQuestions,
});
