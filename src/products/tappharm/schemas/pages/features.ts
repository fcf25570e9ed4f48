import { z } from 'astro/zod';
import {
  anchorOf,
  francs,
  group,
  heading,
  label,
  listed,
  opening,
  sample,
  text,
} from '#schemas/fields.ts';
import { pageSchema } from '#schemas/meta.ts';

/** The six functions of the software, in the order in which a box of medicine meets them. */
const pharmSteps = ['orders', 'stock', 'sale', 'insurance', 'credit', 'closing'] as const;

const row = z.strictObject({
  name: label(40),
  detail: label(40).optional().describe('Sous le nom'),
  value: z.int(),
});

export const tappharmFeatures = pageSchema('tappharm-features', {
  ...opening(),
  box: group('La boîte que la page suit', {
    sample: sample(),
    name: label(40).describe('Produit'),
    form: label(40).describe('Dosage et présentation'),
    stock: label(60).describe('Ce que le logiciel en sait : reste, seuil'),
    sold: label(30).describe('Au-dessus du prix : ce que dure sa vente'),
    price: francs().describe('Prix de la boîte'),
  }),
  route: label(40).describe('Nom de la liste des étapes, pour les lecteurs d’écran'),
  steps: listed('Les fonctions ; chacune a son dessin, d’où leur nombre', {
    id: anchorOf(z.enum(pharmSteps)).describe('Fonction'),
    title: heading(40).describe('Nom de la fonction'),
    description: text().describe('Ce qui arrive à la boîte'),
    details: z.array(text(90)).min(3).max(5).describe('Ce que fait le logiciel'),
    piece: group('Le coin de l’écran où l’étape a lieu', {
      title: label(40),
      rows: z.array(row).min(1),
      total: row.optional(),
    }).optional(),
  })
    .length(pharmSteps.length)
    .refine((steps) => steps.every((step, at) => step.id === pharmSteps[at]), {
      error: `les étapes sont, dans cet ordre : ${pharmSteps.join(', ')}`,
    }),
});
