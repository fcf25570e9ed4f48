import { z } from 'astro/zod';
import { explorerOf } from '#schemas/explorer.ts';
import {
  francs,
  group,
  heading,
  label,
  list,
  sample,
  slotted,
  text,
  title,
} from '#schemas/fields.ts';
import { duration } from '#schemas/figure.ts';
import { pageSchema } from '#schemas/meta.ts';
import { screens } from '../screens/index.ts';

const task = {
  title: heading(40).describe('Nom de la tâche'),
  text: text().describe('Ce qui se passe au comptoir'),
};

const saleLine = z.strictObject({
  name: label(40).describe('Produit'),
  price: francs().describe('Prix en FCFA'),
});

export const tappharmOverview = pageSchema('tappharm-overview', {
  hero: group('Ouverture de la page', {
    title: title(60),
    lede: text(),
    pricing: label(30).describe('Bouton vers les tarifs'),
  }),
  services: group('Ce que fait le logiciel', {
    sample: sample(),
    title: heading(60),
    more: label(40).describe('Lien vers les fonctionnalités'),
    insurance: group('Clients assurés et tiers payeurs', {
      ...task,
      points: z.array(text(90)).min(2).max(4),
    }),
    stock: group('Stock', {
      ...task,
      threshold: label(20).describe('Devant un seuil'),
      shelf: list({
        name: label(40).describe('Produit de l’écran d’inventaire'),
        most: z.int().positive().describe('Rayon plein : le bout de la jauge'),
      })
        .min(2)
        .describe('Jauges de rayon ; quantités et seuils viennent de l’écran d’inventaire'),
    }),
    orders: group('Commandes', {
      ...task,
      slip: label(40).describe('Titre du bon'),
      lines: list({ name: label(40), quantity: z.int().positive() }).min(2),
    }),
    sale: group('Point de vente', {
      ...task,
      lines: z.array(saleLine).min(1),
      total: label(20),
      received: label(20),
      paid: francs().describe('Somme reçue du client'),
      change: label(20).describe('Monnaie à rendre, calculée'),
    }),
    credit: group('Suivi des crédits : le mois du compte ouvert à l’écran des encours', {
      ...task,
      opening: label(30).describe('Ce qui était dû au début du mois'),
      purchase: slotted(30).describe('Achat ; # est le jour'),
      payment: slotted(30).describe('Règlement ; # est le jour'),
      balance: label(20).describe('Solde, calculé'),
    }),
    closing: group('Clôture de caisse', {
      ...task,
      lines: list({ label: label(30), amount: francs() })
        .min(1)
        .describe('Ce que le tiroir doit contenir'),
      expected: label(20).describe('Somme de ces lignes, calculée'),
      counted: label(20),
      drawer: francs().describe('Espèces comptées'),
      gap: label(20).describe('Écart, calculé'),
    }),
  }),
  pace: group('Durées annoncées', {
    title: heading(60),
    items: list({
      figure: duration.describe('Nom d’une durée de figures.yaml : pharm-orders'),
      label: text(50).describe('Ce qui prend ce temps'),
    }).min(1),
    scale: label().describe('Ce que disent les barres'),
  }),
  explorer: explorerOf(screens),
});

export type TappharmServices = z.infer<typeof tappharmOverview>['services'];
