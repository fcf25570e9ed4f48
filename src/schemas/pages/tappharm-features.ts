import { z } from 'astro/zod';
import { coverRate, francs } from '../francs.ts';
import { meta } from '../meta.ts';
import { sample, shortText, text } from '../text.ts';

/** The six things the software does, in the order in which a box of medicine meets them. */
export const pharmSteps = ['orders', 'stock', 'sale', 'insurance', 'credit', 'closing'] as const;
export type PharmStep = (typeof pharmSteps)[number];

const count = () => z.int().nonnegative();

export const tappharmFeatures = z.strictObject({
  page: z.literal('tappharm-features'),
  meta,
  title: shortText(60).describe('Titre'),
  lede: text().describe('Phrase sous le titre'),
  box: z
    .strictObject({
      sample: sample(),
      name: shortText(40).describe('Produit'),
      form: shortText(40).describe('Dosage et présentation'),
      price: francs().describe('Prix de la boîte'),
      left: count().describe('Boîtes en rayon avant la commande'),
      ordered: count().describe('Boîtes commandées'),
      owed: count().describe('Boîtes prises à crédit'),
      rate: coverRate().describe('Prise en charge du tiers payeur, en pour cent'),
      gap: z.int().multipleOf(5).describe('Écart de caisse du soir'),
      boxes: shortText(16).describe('Après un nombre de boîtes'),
    })
    .describe('La boîte que la page suit ; les chiffres des étapes se calculent depuis elle'),
  route: shortText(40).describe('Nom de la liste des étapes, pour les lecteurs d’écran'),
  steps: z
    .array(
      z.strictObject({
        id: z.enum(pharmSteps).describe('Fonction'),
        title: shortText(40).describe('Nom de la fonction'),
        description: text().describe('Ce qui arrive à la boîte'),
        details: z.array(shortText(90)).min(3).max(5).describe('Ce que fait le logiciel'),
        caption: shortText(60).describe('Ce que dit le grand chiffre de l’étape'),
      }),
    )
    .length(pharmSteps.length)
    .refine((steps) => steps.every((step, at) => step.id === pharmSteps[at]), {
      error: `les étapes sont, dans cet ordre : ${pharmSteps.join(', ')}`,
    })
    .describe('Les six fonctions'),
});
