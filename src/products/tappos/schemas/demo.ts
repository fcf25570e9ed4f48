import { z } from 'astro/zod';
import {
  francs,
  group,
  heading,
  label,
  listed,
  once,
  sample,
  sentence,
  slotted,
  text,
} from '#schemas/fields.ts';
import { codedLines, settle, subtotalOf } from '../rules/sale.ts';
import { vatRate } from './examples.ts';

const code = () => label().regex(/^\d{4}$/, 'quatre chiffres, entre guillemets');

const article = z.strictObject({
  code: code().describe('Code court, comme celui du code-barres'),
  name: label(30).describe('Article'),
  price: francs().positive().describe('Prix de vente, TVA comprise'),
  vat: vatRate(),
});

const words = z.strictObject({
  restart: label(20).describe('Bouton : revenir à l’exemple'),
  hint: label().describe('Ce qu’il faut faire'),
  scan: label(30).describe('Champ du code'),
  add: label(16).describe('Bouton du code'),
  unknown: slotted(60).describe('Refus d’un code ; # est le code'),
  noCode: label(60).describe('Refus d’un champ vide'),
  sale: label(24).describe('Titre de la vente'),
  emptySale: label().describe('À la place des lignes, vente vide'),
  more: slotted(30).describe('Bouton + ; # est l’article'),
  less: slotted(30).describe('Bouton − ; # est l’article'),
  remove: slotted(30).describe('Bouton × ; # est l’article'),
  quantity: label(20).describe('Lu devant le nombre, entre les boutons'),
  removed: slotted(30).describe('Dit après un retrait ; # est l’article'),
  percent: label(20).describe('Champ : remise en %'),
  unread: label(60).describe('Refus de ce qui n’est pas un nombre'),
  badPercent: label().describe('Refus d’une remise en %'),
  amount: label(20).describe('Champ : remise en FCFA'),
  badAmount: label().describe('Refus d’un montant que des pièces ne paient pas'),
  bigDiscount: slotted(60).describe('Refus d’une remise trop forte ; # est le maximum'),
  payment: label(30).describe('Choix du paiement'),
  cash: label(16).describe('Paiement en espèces'),
  mobile: label(16).describe('Paiement par mobile money'),
  mobileNote: label().describe('Sous le choix du mobile money'),
  received: label(20).describe('Champ : somme reçue'),
  exact: label(20).describe('Bouton : le client donne le total'),
  short: slotted(30).describe('Refus d’une somme ; # est ce qui manque'),
  due: label(16).describe('Afficheur : ce que le client doit'),
  missing: label(16).describe('Afficheur : ce qui manque'),
  change: label(16).describe('Afficheur et ticket : monnaie rendue'),
  none: label(16).describe('Afficheur : rien à rendre'),
  ticket: label(16).describe('Nom de la zone du ticket'),
  subtotal: label(16).describe('Ticket, avant remise'),
  discount: label(16).describe('Ticket'),
  total: label(16).describe('Ticket'),
  vat: sentence(40, 'rate', 'base').describe('Ticket, part de TVA : son taux, ce qu’il taxe'),
  thanks: label(40).describe('Pied du ticket payé'),
  notice: label(60).describe('Sous le ticket : ce qu’il vaut'),
  newSale: label(20).describe('Bouton : vente suivante'),
});

/** The demonstration of the till; it opens on a finished sale. */
export const till = z
  .strictObject({
    demo: z.literal('till'),
    sample: sample(),
    title: heading(50).describe('Titre de la section'),
    lede: text().describe('Dit que c’est une démonstration'),
    shop: label(30).describe('Commerce'),
    address: label(60).describe('Adresse du ticket'),
    taxId: label(30).describe('Numéro de contribuable du ticket'),
    when: label(30).describe('Date et heure du ticket'),
    place: label(30).describe('Caisse'),
    ticket: slotted(30).describe('Numéro de ticket ; # est le numéro'),
    number: label(8)
      .regex(/^[1-9]\d*$/, 'un nombre entier')
      .describe('Numéro du ticket de l’exemple'),
    notes: z.array(francs().positive()).min(1).max(4).describe('Billets à toucher'),
    articles: z.array(article).min(4).max(12).describe('Articles de la caisse'),
    example: group('La vente finie que l’on voit d’abord', {
      lines: listed('Lignes de la vente', { code: code(), quantity: z.int().min(1).max(99) }).min(
        1,
      ),
      received: francs().describe('Somme reçue en espèces'),
    }),
    words: words.describe('Mots de la caisse'),
  })
  .refine(
    ({ articles }) => once(articles.map(({ code }) => code)),
    'deux articles portent le même code',
  )
  .refine(
    ({ articles, example }) => codedLines(articles, example.lines).length === example.lines.length,
    { error: 'une ligne de l’exemple porte un code inconnu' },
  )
  .refine(
    ({ articles, example }) =>
      settle(subtotalOf(codedLines(articles, example.lines)), example.received).kind === 'paid',
    { error: 'la somme reçue ne paie pas la vente de l’exemple' },
  );

export type TillContent = z.infer<typeof till>;
