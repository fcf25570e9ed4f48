import { z } from 'astro/zod';
import { creditNotebook } from '../../lib/customer-account.ts';
import { francs } from '../francs.ts';
import { shortText } from '../text.ts';
import { frame, opens } from './frame.ts';

const day = z.int().min(1).max(31).describe('Jour du mois');
const customerName = shortText(24).describe('Client');

const purchase = z.strictObject({
  day,
  payment: z.enum(['cash', 'mobile', 'credit']).describe('Mode de paiement'),
  items: z
    .array(
      z.strictObject({
        name: shortText(30).describe('Article'),
        quantity: z.int().positive(),
        price: francs().describe('Prix de vente'),
      }),
    )
    .min(1),
});

const regular = z
  .strictObject({
    name: customerName,
    visits: z.int().positive().describe('Achats du mois'),
    spent: francs().describe('Total des achats du mois'),
    due: francs().describe('Reste dû au carnet de crédit'),
  })
  .refine(({ spent }) => spent > 0, 'un habitué sans achat');

const loyalty = z
  .strictObject({
    before: francs().describe('Achats additionnés avant ce mois'),
    step: francs().positive().describe('Montant d’achats qui ouvre une remise'),
    reward: francs().describe('Remise gagnée à chaque palier'),
    used: francs().describe('Remises déjà utilisées'),
  })
  .describe('Compte de fidélité');

/** A customer's file; the notebook, the loyalty account and every sum come from the purchases. */
export const posCustomers = z
  .strictObject({
    screen: z.literal('pos-customers'),
    ...frame,
    month: shortText(8).describe('Mois des achats, abrégé'),
    file: z
      .strictObject({
        name: customerName,
        since: shortText(50).describe('Sous le nom : depuis quand, quelle carte'),
        purchases: z.array(purchase).min(1).describe('Achats du mois, dans l’ordre'),
        payments: z
          .array(z.strictObject({ day, amount: francs() }))
          .describe('Versements du mois, dans l’ordre'),
        loyalty,
      })
      .describe('Fiche ouverte'),
    regulars: z.array(regular).min(1).max(9).describe('Les autres habitués'),
    words: z
      .strictObject({
        regulars: shortText(24).describe('Titre de la liste des habitués'),
        visits: shortText(20).describe('Après un nombre d’achats'),
        due: shortText(20).describe('Reste dû'),
        allDue: shortText(24).describe('Total des restes dus'),
        settled: shortText(16).describe('État : ne doit rien'),
        loyalty: shortText(24).describe('Titre du compte de fidélité'),
        added: shortText(30).describe('Achats additionnés'),
        earned: shortText(24).describe('Remises gagnées'),
        used: shortText(24).describe('Remises utilisées'),
        left: shortText(24).describe('Remise à utiliser'),
        next: shortText(60).describe('Prochain palier ; # est le montant qui manque'),
        notebook: shortText(24).describe('Titre du carnet de crédit'),
        date: shortText(12).describe('Colonne : date'),
        payment: shortText(16).describe('Versement'),
        purchases: shortText(24).describe('Titre des achats'),
        amount: shortText(12).describe('Colonne : montant'),
        paidBy: shortText(12).describe('Colonne : mode de paiement'),
        total: shortText(12),
        cash: shortText(16),
        mobile: shortText(16),
        credit: shortText(16),
      })
      .describe('Mots de l’écran'),
  })
  .refine(opens, 'l’entrée ouverte n’est pas au menu')
  .refine(
    ({ file }) => creditNotebook(file.purchases, file.payments).every(({ due }) => due >= 0),
    'un versement dépasse ce qui est dû',
  );

export type PosCustomersData = z.infer<typeof posCustomers>;
