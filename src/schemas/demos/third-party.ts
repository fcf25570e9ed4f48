import { z } from 'astro/zod';
import { coverRate, francs } from '../francs.ts';
import { sample, shortText, text } from '../text.ts';

const card = z.strictObject({
  holder: shortText(30).describe('Assuré, inventé'),
  payer: shortText(30).describe('Tiers payeur, inventé'),
  rate: coverRate().describe('Taux du contrat, en pour cent : l’un des taux proposés'),
  ceiling: francs().optional().describe('Plafond du contrat ; absent : sans plafond'),
  until: z.iso.date().describe('Dernier jour de validité'),
});

const line = z.strictObject({
  name: shortText(32).describe('Produit'),
  price: francs().positive().describe('Prix d’une boîte'),
  quantity: z.int().min(1).max(9).describe('Boîtes prescrites'),
});

/** « Tiers payant », to try: a prescription, and the cards that may pay for it. */
export const thirdParty = z
  .strictObject({
    demo: z.literal('third-party'),
    sample: sample(),
    title: shortText(60).describe('Titre de la section'),
    lede: text().describe('Dit ce que l’on peut faire, et que c’est une démonstration'),
    rule: text().describe('Règle d’arrondi, sous la démonstration'),
    board: z
      .strictObject({
        pharmacy: shortText(40).describe('Officine'),
        date: z.iso.date().describe('Date de l’ordonnance : la carte doit être valable ce jour-là'),
        cards: z.tuple([card], card).describe('Cartes ; la première est présentée au départ'),
        rates: z.array(coverRate()).min(2).describe('Taux proposés'),
        ceilings: z.array(francs().positive()).min(1).describe('Plafonds proposés'),
        lines: z.array(line).min(3).max(8).describe('Lignes de l’ordonnance'),
        words: z
          .strictObject({
            prescribed: shortText(24).describe('Devant la date de l’ordonnance'),
            card: shortText(40).describe('Choix de la carte'),
            until: shortText(24).describe('Devant le dernier jour de validité'),
            rate: shortText(40).describe('Choix du taux'),
            ceiling: shortText(40).describe('Choix du plafond'),
            unlimited: shortText(12).describe('Sans plafond'),
            product: shortText(16).describe('Colonne : produits'),
            quantity: shortText(16).describe('Colonne : quantités'),
            amount: shortText(16).describe('Colonne : montants'),
            payer: shortText(24).describe('Colonne : part du tiers payeur'),
            copay: shortText(24).describe('Colonne : ticket modérateur'),
            outside: shortText(24).describe('Colonne : ce que rien ne couvre'),
            total: shortText(16).describe('Dernière ligne'),
            less: shortText(24).describe('Bouton −, devant le produit'),
            more: shortText(24).describe('Bouton +, devant le produit'),
            excluded: shortText(20).describe('Bouton : produit non remboursable'),
            due: shortText(30).describe('Devant ce que paie le patient'),
            claim: shortText(20).describe('Bordereau, devant le nom du tiers payeur'),
            capped: shortText(60).describe('Plafond atteint'),
            refused: shortText(80).includes('#').describe('Carte refusée ; # : son dernier jour'),
            reset: shortText(20).describe('Bouton : tout remettre comme au départ'),
          })
          .describe('Mots de l’écran'),
      })
      .describe('Ce que la démonstration emporte dans la page'),
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

export type ThirdPartyDemo = z.infer<typeof thirdParty>;
