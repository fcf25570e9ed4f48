import { z } from 'astro/zod';
import { sumOf } from '#lib/sum.ts';
import { francs, group, label } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';

const move = z.strictObject({
  on: z.iso.date().describe('Jour de l’écriture'),
  kind: z.enum(['purchase', 'payment']).describe('Achat à crédit, ou règlement'),
  amount: francs(),
});

const account = z
  .strictObject({
    name: label(30).describe('Client, inventé'),
    moves: z.array(move).min(1).describe('Écritures, de la plus ancienne à la plus récente'),
  })
  .refine(({ moves }) => {
    const sum = (kind: string) => sumOf(moves, (each) => (each.kind === kind ? each.amount : 0));
    return sum('payment') < sum('purchase');
  }, 'un compte soldé n’est plus un encours')
  .refine(
    ({ moves }) => moves.every(({ on }, index) => on >= (moves[index - 1]?.on ?? on)),
    'les écritures ne sont pas dans l’ordre des dates',
  );

/** Who owes how much, and since when: debts and their age are computed from the moves. */
export const pharmCredit = drawnScreen('pharm-credit', {
  today: z.iso.date().describe('Jour de l’écran'),
  accounts: z.array(account).min(2),
  open: label(30).describe('Compte dont les écritures sont affichées'),
  words: group('Mots de l’écran', {
    total: label(30).describe('Devant l’encours de l’officine'),
    accounts: label(16).describe('Après un nombre de comptes'),
    ages: z
      .tuple([label(14), label(14), label(14), label(14)])
      .describe('Âges : jusqu’à 30, 60, 90 jours, au-delà'),
    caption: label(60).describe('Ce que sont les lignes, pour les lecteurs d’écran'),
    customer: label(16),
    since: label(16).describe('Devant l’âge de la plus vieille somme due'),
    days: label(10).describe('Après un nombre de jours'),
    taken: label(16),
    paid: label(16),
    due: label(16),
    sum: label(16).describe('Ligne de total'),
    day: label(16),
    purchase: label(20).describe('Écriture : achat à crédit'),
    payment: label(20).describe('Écriture : règlement'),
    balance: label(16).describe('Colonne du solde après chaque écriture'),
    payments: label(40).describe('Titre des règlements du mois'),
  }),
})
  .refine(
    ({ accounts, open }) => accounts.some(({ name }) => name === open),
    'le compte ouvert n’est pas dans la liste',
  )
  .refine(
    ({ accounts, today }) => accounts.every(({ moves }) => moves.every(({ on }) => on <= today)),
    'une écriture est datée d’après l’écran',
  );

export type PharmCreditData = Marked<z.infer<typeof pharmCredit>>;
