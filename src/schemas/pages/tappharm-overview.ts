import { z } from 'astro/zod';
import { explorer } from '../explorer.ts';
import { coverRate, francs } from '../francs.ts';
import { meta } from '../meta.ts';
import { sample, shortText, text } from '../text.ts';

const task = {
  title: shortText(40).describe('Nom de la tâche'),
  text: text().describe('Ce qui se passe au comptoir'),
};

const saleLine = z.strictObject({
  name: shortText(40).describe('Produit'),
  price: francs().describe('Prix en FCFA'),
});

const tabIds = ['tableau-de-bord', 'inventaire', 'tiers-payant', 'encours', 'cloture'];

export const tappharmOverview = z.strictObject({
  page: z.literal('tappharm-overview'),
  meta,
  hero: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      pricing: z.literal('Tarifications').describe('Bouton vers les tarifs, à la lettre'),
    })
    .describe('Ouverture de la page'),
  services: z
    .strictObject({
      sample: sample(),
      title: shortText(60),
      more: shortText(40).describe('Lien vers les fonctionnalités'),
      insurance: z
        .strictObject({
          ...task,
          points: z.array(shortText(90)).min(2).max(4),
          ticket: z
            .strictObject({
              title: shortText(30).describe('Officine'),
              note: shortText(30).describe('Numéro de vente'),
              people: z
                .array(z.strictObject({ label: shortText(20), value: shortText(40) }))
                .min(1)
                .describe('Assuré, ayant droit, tiers payeur'),
              lines: z.array(saleLine).min(1).describe('Ordonnance, ligne par ligne'),
              rate: coverRate().describe('Prise en charge, en pour cent'),
              total: shortText(20).describe('Ligne du total'),
              payer: shortText(30).describe('Ligne de la part du tiers payeur'),
              customer: shortText(30).describe('Ligne de la part du client'),
            })
            .describe('Ticket dessiné ; les parts se calculent'),
        })
        .describe('Clients assurés et tiers payeurs'),
      stock: z
        .strictObject({
          ...task,
          threshold: shortText(20).describe('Devant un seuil'),
          shelf: z
            .array(
              z.strictObject({
                name: shortText(40).describe('Produit de l’écran d’inventaire'),
                most: z.int().positive().describe('Rayon plein : le bout de la jauge'),
              }),
            )
            .min(2)
            .describe('Jauges de rayon ; quantités et seuils viennent de l’écran d’inventaire'),
        })
        .describe('Stock'),
      orders: z
        .strictObject({
          ...task,
          slip: shortText(40).describe('Titre du bon'),
          lines: z
            .array(z.strictObject({ name: shortText(40), quantity: z.int().positive() }))
            .min(2),
        })
        .describe('Commandes'),
      sale: z
        .strictObject({
          ...task,
          lines: z.array(saleLine).min(1),
          total: shortText(20),
          received: shortText(20),
          paid: francs().describe('Somme reçue du client'),
          change: shortText(20).describe('Monnaie à rendre, calculée'),
        })
        .describe('Point de vente'),
      credit: z
        .strictObject({
          ...task,
          account: shortText(40).describe('Client'),
          moves: z
            .array(
              z.strictObject({
                label: shortText(30),
                amount: z.int().multipleOf(5).describe('Négatif : un règlement'),
              }),
            )
            .min(2),
          balance: shortText(20).describe('Solde, calculé'),
        })
        .describe('Suivi des crédits'),
      closing: z
        .strictObject({
          ...task,
          lines: z
            .array(z.strictObject({ label: shortText(30), amount: francs() }))
            .min(1)
            .describe('Ce que le tiroir doit contenir'),
          expected: shortText(20).describe('Somme de ces lignes, calculée'),
          counted: shortText(20),
          drawer: francs().describe('Espèces comptées'),
          gap: shortText(20).describe('Écart, calculé'),
        })
        .describe('Clôture de caisse'),
    })
    .describe('Ce que fait le logiciel'),
  pace: z
    .strictObject({
      title: shortText(60),
      items: z
        .array(
          z.strictObject({
            value: shortText(20).describe('Durée, appelée par son nom : {pharm-orders}'),
            label: shortText(50).describe('Ce qui prend ce temps'),
          }),
        )
        .length(3),
      scale: text().describe('Ce que disent les barres'),
    })
    .describe('Durées annoncées'),
  explorer: explorer
    .extend({ tabs: explorer.shape.tabs.length(tabIds.length) })
    .refine(({ tabs }) => tabs.every((tab, at) => tab.id === tabIds[at]), {
      error: `les onglets sont, dans cet ordre : ${tabIds.join(', ')}`,
    })
    .describe('Écrans'),
});

export type TappharmServices = z.infer<typeof tappharmOverview>['services'];
