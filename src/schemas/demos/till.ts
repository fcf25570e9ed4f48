import { z } from 'astro/zod';
import { sumOf } from '../../lib/sum.ts';
import { francs } from '../francs.ts';
import { sample, shortText, text } from '../text.ts';

const code = () => z.string().regex(/^\d{4}$/, 'quatre chiffres, entre guillemets');

/** With « # » where a figure or a name is printed. */
const template = (most: number) =>
  shortText(most).refine((value) => value.includes('#'), 'contient #, là où s’écrit la valeur');

const product = z.strictObject({
  code: code().describe('Code court, comme celui du code-barres'),
  name: shortText(30).describe('Article'),
  price: francs().positive().describe('Prix de vente, TVA comprise'),
});

const words = z.strictObject({
  restart: shortText(20).describe('Bouton : revenir à l’exemple'),
  hint: text().describe('Ce qu’il faut faire'),
  scan: shortText(30).describe('Champ du code'),
  add: shortText(16).describe('Bouton du code'),
  unknown: template(60).describe('Refus d’un code ; # est le code'),
  noCode: shortText(60).describe('Refus d’un champ vide'),
  sale: shortText(24).describe('Titre de la vente'),
  emptySale: text().describe('À la place des lignes, vente vide'),
  more: template(30).describe('Bouton + ; # est l’article'),
  less: template(30).describe('Bouton − ; # est l’article'),
  remove: template(30).describe('Bouton × ; # est l’article'),
  removed: template(30).describe('Dit après un retrait ; # est l’article'),
  percent: shortText(20).describe('Champ : remise en %'),
  badPercent: text().describe('Refus d’une remise en %'),
  amount: shortText(20).describe('Champ : remise en FCFA'),
  badAmount: text().describe('Refus d’un montant que des pièces ne paient pas'),
  bigDiscount: template(60).describe('Refus d’une remise trop forte ; # est le maximum'),
  payment: shortText(30).describe('Choix du paiement'),
  cash: shortText(16).describe('Paiement en espèces'),
  mobile: shortText(16).describe('Paiement par mobile money'),
  mobileNote: text().describe('Sous le choix du mobile money'),
  received: shortText(20).describe('Champ : somme reçue'),
  exact: shortText(20).describe('Bouton : le client donne le total'),
  short: template(30).describe('Refus d’une somme ; # est ce qui manque'),
  due: shortText(16).describe('Afficheur : ce que le client doit'),
  missing: shortText(16).describe('Afficheur : ce qui manque'),
  change: shortText(16).describe('Afficheur et ticket : monnaie rendue'),
  none: shortText(16).describe('Afficheur : rien à rendre'),
  ticket: shortText(16).describe('Nom de la zone du ticket'),
  subtotal: shortText(16).describe('Ticket, avant remise'),
  discount: shortText(16).describe('Ticket'),
  total: shortText(16).describe('Ticket'),
  vat: shortText(16).describe('Ticket, devant le taux'),
  thanks: shortText(40).describe('Pied du ticket payé'),
  newSale: shortText(20).describe('Bouton : vente suivante'),
});

/** The till that a visitor operates; it opens on a finished sale. */
export const till = z
  .strictObject({
    demo: z.literal('till'),
    sample: sample(),
    title: shortText(50).describe('Titre de la section'),
    lede: text().describe('Dit que c’est une démonstration'),
    shop: shortText(30).describe('Commerce'),
    place: shortText(30).describe('Caisse'),
    ticket: template(30).describe('Numéro de ticket ; # est le numéro'),
    number: z.int().positive().describe('Numéro du ticket de l’exemple'),
    notes: z.array(francs().positive()).min(1).max(4).describe('Billets à toucher'),
    products: z.array(product).min(4).max(12).describe('Articles de la caisse'),
    example: z
      .strictObject({
        lines: z
          .array(z.strictObject({ code: code(), quantity: z.int().min(1).max(99) }))
          .min(1)
          .describe('Lignes de la vente'),
        received: francs().describe('Somme reçue en espèces'),
      })
      .describe('La vente finie que l’on voit d’abord'),
    words: words.describe('Mots de la caisse'),
  })
  .refine(({ products }) => new Set(products.map((item) => item.code)).size === products.length, {
    error: 'deux articles portent le même code',
  })
  .refine(
    ({ products, example }) =>
      example.lines.every((line) => products.some((item) => item.code === line.code)),
    { error: 'une ligne de l’exemple porte un code inconnu' },
  )
  .refine(
    ({ products, example }) =>
      sumOf(
        example.lines,
        (line) => line.quantity * (products.find(({ code }) => code === line.code)?.price ?? 0),
      ) <= example.received,
    { error: 'la somme reçue ne paie pas la vente de l’exemple' },
  );

export type TillContent = z.infer<typeof till>;
