import { z } from 'astro/zod';
import { explorerOf } from '#schemas/explorer.ts';
import { duration } from '#schemas/figure.ts';
import { francs } from '#schemas/francs.ts';
import { meta } from '#schemas/meta.ts';
import { heading, label, sample, slotted, text, title } from '#schemas/text.ts';
import { screens } from '../screens/index.ts';

const task = {
  title: heading(40).describe('Nom de la tâche'),
  text: text().describe('Ce qui se passe au comptoir'),
};

const saleLine = z.strictObject({
  name: label(40).describe('Produit'),
  price: francs().describe('Prix en FCFA'),
});

export const tappharmOverview = z.strictObject({
  page: z.literal('tappharm-overview'),
  meta,
  hero: z
    .strictObject({
      title: title(60),
      lede: text(),
      pricing: label(30).describe('Bouton vers les tarifs'),
    })
    .describe('Ouverture de la page'),
  services: z
    .strictObject({
      sample: sample(),
      title: heading(60),
      more: label(40).describe('Lien vers les fonctionnalités'),
      insurance: z
        .strictObject({
          ...task,
          points: z.array(text(90)).min(2).max(4),
        })
        .describe('Clients assurés et tiers payeurs'),
      stock: z
        .strictObject({
          ...task,
          threshold: label(20).describe('Devant un seuil'),
          shelf: z
            .array(
              z.strictObject({
                name: label(40).describe('Produit de l’écran d’inventaire'),
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
          slip: label(40).describe('Titre du bon'),
          lines: z.array(z.strictObject({ name: label(40), quantity: z.int().positive() })).min(2),
        })
        .describe('Commandes'),
      sale: z
        .strictObject({
          ...task,
          lines: z.array(saleLine).min(1),
          total: label(20),
          received: label(20),
          paid: francs().describe('Somme reçue du client'),
          change: label(20).describe('Monnaie à rendre, calculée'),
        })
        .describe('Point de vente'),
      credit: z
        .strictObject({
          ...task,
          opening: label(30).describe('Ce qui était dû au début du mois'),
          purchase: slotted(30).describe('Achat ; # est le jour'),
          payment: slotted(30).describe('Règlement ; # est le jour'),
          balance: label(20).describe('Solde, calculé'),
        })
        .describe('Suivi des crédits : le mois du compte ouvert à l’écran des encours'),
      closing: z
        .strictObject({
          ...task,
          lines: z
            .array(z.strictObject({ label: label(30), amount: francs() }))
            .min(1)
            .describe('Ce que le tiroir doit contenir'),
          expected: label(20).describe('Somme de ces lignes, calculée'),
          counted: label(20),
          drawer: francs().describe('Espèces comptées'),
          gap: label(20).describe('Écart, calculé'),
        })
        .describe('Clôture de caisse'),
    })
    .describe('Ce que fait le logiciel'),
  pace: z
    .strictObject({
      title: heading(60),
      items: z
        .array(
          z.strictObject({
            figure: duration.describe('Nom d’une durée de figures.yaml : pharm-orders'),
            label: text(50).describe('Ce qui prend ce temps'),
          }),
        )
        .min(1),
      scale: label().describe('Ce que disent les barres'),
    })
    .describe('Durées annoncées'),
  explorer: explorerOf(screens),
});

export type TappharmServices = z.infer<typeof tappharmOverview>['services'];
