import { z } from 'astro/zod';
import { francs, group, label, list } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';
import { creditNotebook } from '../../rules/customer-account.ts';

const day = z.int().min(1).max(31).describe('Jour du mois');
const customerName = label(24).describe('Client');

const purchase = z.strictObject({
  day,
  payment: z.enum(['cash', 'mobile', 'credit']).describe('Mode de paiement'),
  items: list({
    name: label(30).describe('Article'),
    quantity: z.int().positive(),
    price: francs().describe('Prix de vente'),
  }).min(1),
});

const regular = z
  .strictObject({
    name: customerName,
    visits: z.int().positive().describe('Achats du mois'),
    spent: francs().describe('Total des achats du mois'),
    due: francs().describe('Reste dû au carnet de crédit'),
  })
  .refine(({ spent }) => spent > 0, 'un habitué sans achat');

const loyalty = group('Compte de fidélité', {
  before: francs().describe('Achats additionnés avant ce mois'),
  step: francs().positive().describe('Montant d’achats qui ouvre une remise'),
  reward: francs().describe('Remise gagnée à chaque palier'),
  used: francs().describe('Remises déjà utilisées'),
});

/**
 * A customer's file; the notebook, the loyalty account and all sums are computed from purchases.
 */
export const posCustomers = drawnScreen('pos-customers', {
  month: label(8).describe('Mois des achats, abrégé'),
  file: group('Fiche ouverte', {
    name: customerName,
    since: label(50).describe('Sous le nom : depuis quand, quelle carte'),
    purchases: z.array(purchase).min(1).describe('Achats du mois, dans l’ordre'),
    payments: list({ day, amount: francs() }).describe('Versements du mois, dans l’ordre'),
    loyalty,
  }),
  regulars: z.array(regular).min(1).max(9).describe('Les autres habitués'),
  words: group('Mots de l’écran', {
    regulars: label(24).describe('Titre de la liste des habitués'),
    visits: label(20).describe('Après un nombre d’achats'),
    due: label(20).describe('Reste dû'),
    allDue: label(24).describe('Total des restes dus'),
    settled: label(16).describe('État : ne doit rien'),
    loyalty: label(24).describe('Titre du compte de fidélité'),
    added: label(30).describe('Achats additionnés'),
    earned: label(24).describe('Remises gagnées'),
    used: label(24).describe('Remises utilisées'),
    left: label(24).describe('Remise à utiliser'),
    next: label(60).describe('Prochain palier ; # est le montant qui manque'),
    notebook: label(24).describe('Titre du carnet de crédit'),
    date: label(12).describe('Colonne : date'),
    payment: label(16).describe('Versement'),
    purchases: label(24).describe('Titre des achats'),
    amount: label(12).describe('Colonne : montant'),
    paidBy: label(12).describe('Colonne : mode de paiement'),
    total: label(12),
    cash: label(16),
    mobile: label(16),
    credit: label(16),
  }),
}).refine(
  ({ file }) => creditNotebook(file.purchases, file.payments).every(({ due }) => due >= 0),
  'un versement dépasse ce qui est dû',
);

export type PosCustomersData = Marked<z.infer<typeof posCustomers>>;
