import { z } from 'astro/zod';
import {
  anchorOf,
  francs,
  group,
  heading,
  label,
  list,
  opening,
  sample,
  text,
} from '#schemas/fields.ts';
import { pageSchema } from '#schemas/meta.ts';
import { coverageRate } from '../examples.ts';

/** The six functions of the software, in the order in which a box of medicine meets them. */
const pharmSteps = ['orders', 'stock', 'sale', 'insurance', 'credit', 'closing'] as const;
export type PharmStep = (typeof pharmSteps)[number];

const count = () => z.int().nonnegative();

const row = z.strictObject({
  name: label(40),
  detail: label(40).optional().describe('Sous le nom'),
  value: z.int(),
});

export const tappharmFeatures = pageSchema('tappharm-features', {
  ...opening(),
  box: group('La boîte que la page suit ; les chiffres des étapes se calculent depuis elle', {
    sample: sample(),
    name: label(40).describe('Produit'),
    form: label(40).describe('Dosage et présentation'),
    price: francs().describe('Prix de la boîte'),
    left: count().describe('Boîtes en rayon avant la commande'),
    ordered: count().describe('Boîtes commandées'),
    owed: count().describe('Boîtes prises à crédit'),
    rate: coverageRate().describe('Prise en charge du tiers payeur, en pour cent'),
    gap: z.int().multipleOf(5).describe('Écart de caisse du soir'),
    boxes: label(16).describe('Après un nombre de boîtes'),
  }),
  route: label(40).describe('Nom de la liste des étapes, pour les lecteurs d’écran'),
  steps: list({
    id: anchorOf(z.enum(pharmSteps)).describe('Fonction'),
    title: heading(40).describe('Nom de la fonction'),
    description: text().describe('Ce qui arrive à la boîte'),
    details: z.array(text(90)).min(3).max(5).describe('Ce que fait le logiciel'),
    caption: label(60).describe('Ce que dit le grand chiffre de l’étape'),
    piece: z
      .strictObject({ title: label(40), rows: z.array(row).min(1), total: row.optional() })
      .optional()
      .describe('Le coin de l’écran où l’étape a lieu'),
  })
    .length(pharmSteps.length)
    .refine((steps) => steps.every((step, at) => step.id === pharmSteps[at]), {
      error: `les étapes sont, dans cet ordre : ${pharmSteps.join(', ')}`,
    })
    .describe('Les fonctions ; chacune a son calcul et son dessin, d’où leur nombre'),
});
