import { z } from 'astro/zod';
import { posCost } from '../calculators.ts';
import { meta } from '../meta.ts';
import { shortText, slug, text } from '../text.ts';

export const tapposPricing = z.strictObject({
  page: z.literal('tappos-pricing'),
  meta,
  eyebrow: shortText(60),
  title: shortText(60),
  lede: text(),
  growth: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      steps: z
        .array(
          z.strictObject({
            shops: z.int().min(1).max(9).describe('Boutiques dessinées'),
            name: shortText(40),
            detail: shortText(80),
          }),
        )
        .min(2)
        .max(4)
        .describe('Des commerces de plus en plus grands, au même prix'),
    })
    .describe('Le prix ne dépend pas de la taille'),
  calculator: posCost,
  bill: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      caption: shortText(40).describe('Titre de la note'),
      item: shortText(20).describe('Titre de la colonne des lignes'),
      amount: shortText(20).describe('Titre de la colonne des montants'),
      subscription: shortText(40).describe('Ligne de l’abonnement'),
      free: z
        .array(
          z.strictObject({
            label: shortText(50),
            value: shortText(20).describe('Ce qui tient lieu de montant : « offerte »'),
          }),
        )
        .min(1)
        .describe('Ce qui ne coûte rien de plus'),
      total: shortText(30),
    })
    .describe('La note, ligne par ligne'),
  faq: z
    .strictObject({
      title: shortText(60),
      ids: z.array(slug()).min(2).describe('Questions reprises de faq.yaml'),
      more: shortText(40).describe('Lien vers toutes les réponses'),
    })
    .describe('Questions fréquentes'),
});
