import { z } from 'astro/zod';
import { francs, group, heading, label, sample, slotted, text } from '#schemas/fields.ts';
import { coverageRate } from './examples.ts';

const card = z.strictObject({
  holder: label(30).describe('Assuré, inventé'),
  employer: label(40).describe('Société de l’assuré, inventée'),
  payer: label(30).describe('Tiers payeur, inventé'),
  voucher: label(20).describe('Numéro du bon, inventé'),
  rate: coverageRate().describe('Taux du contrat, en pour cent : l’un des taux proposés'),
  ceiling: francs().optional().describe('Plafond du contrat ; absent : sans plafond'),
  until: z.iso.date().describe('Dernier jour de validité'),
});

const line = z.strictObject({
  name: label(32).describe('Produit'),
  price: francs().positive().describe('Prix d’une boîte'),
  quantity: z.int().min(1).max(9).describe('Boîtes prescrites'),
});

export const coPayment = z
  .strictObject({
    demo: z.literal('co-payment'),
    sample: sample(),
    title: heading(60).describe('Titre de la section'),
    lede: text().describe('Dit ce que l’on peut faire, et que c’est une démonstration'),
    rule: text().describe('Règle d’arrondi, sous la démonstration'),
    board: group('Ce que la démonstration emporte dans la page', {
      pharmacy: label(40).describe('Officine'),
      date: z.iso.date().describe('Date de l’ordonnance : la carte doit être valable ce jour-là'),
      cards: z.tuple([card], card).describe('Cartes ; la première est présentée au départ'),
      rates: z.array(coverageRate()).min(2).describe('Taux proposés'),
      ceilings: z.array(francs().positive()).min(1).describe('Plafonds proposés'),
      lines: z.array(line).min(3).max(8).describe('Lignes de l’ordonnance'),
      words: group('Mots de l’écran', {
        prescribed: label(24).describe('Devant la date de l’ordonnance'),
        card: label(40).describe('Choix de la carte'),
        until: label(24).describe('Devant le dernier jour de validité'),
        rate: label(40).describe('Choix du taux'),
        ceiling: label(40).describe('Choix du plafond'),
        unlimited: label(12).describe('Sans plafond'),
        product: label(16).describe('Colonne : produits'),
        quantity: label(16).describe('Colonne : quantités'),
        amount: label(16).describe('Colonne : montants'),
        payer: label(24).describe('Colonne : part du tiers payeur'),
        copay: label(24).describe('Colonne : ticket modérateur'),
        outside: label(24).describe('Colonne : ce que rien ne couvre'),
        total: label(16).describe('Ligne des totaux'),
        rounding: label(24).describe('Ligne de l’arrondi, quand il y en a un'),
        less: label(24).describe('Bouton −, devant le produit'),
        more: label(24).describe('Bouton +, devant le produit'),
        excluded: label(20).describe('Bouton : produit non remboursable'),
        due: label(30).describe('Devant ce que paie le patient'),
        voucher: label(12).describe('Devant le numéro du bon'),
        claim: label(20).describe('Bordereau, devant le nom du tiers payeur'),
        capped: label(60).describe('Plafond atteint'),
        refused: slotted(80).describe('Carte refusée ; # : son dernier jour'),
        reset: label(20).describe('Bouton : tout remettre comme au départ'),
      }),
    }),
  })
  .superRefine(({ board: { cards, rates, ceilings, date } }, { addIssue }) => {
    const refuse = (message: string) => addIssue({ code: 'custom', message, path: ['board'] });
    for (const { holder, rate, ceiling } of cards) {
      if (!rates.includes(rate)) refuse(`le taux de ${holder} n’est pas proposé`);
      if (ceiling !== undefined && !ceilings.includes(ceiling)) {
        refuse(`le plafond de ${holder} n’est pas proposé`);
      }
    }
    if (cards[0].until < date) refuse('la première carte doit être valable');
    if (cards.every(({ until }) => until >= date)) refuse('une carte doit avoir expiré');
  });

export type CoPaymentDemo = z.infer<typeof coPayment>;
