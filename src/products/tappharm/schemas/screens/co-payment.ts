import { z } from 'astro/zod';
import { francs, group, label, list } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';
import { coverageRate } from '../examples.ts';

const patient = {
  insured: label(30).describe('Assuré, inventé'),
  beneficiary: label(30).optional().describe('Ayant droit, s’il y en a un'),
};

/** A prescription at the counter, then the payer's statement; shares and sums are computed. */
export const pharmCoPayment = drawnScreen('pharm-co-payment', {
  payer: label(30).describe('Tiers payeur, inventé'),
  rate: coverageRate().describe('Prise en charge, en pour cent'),
  ceiling: francs()
    .positive()
    .optional()
    .describe('Plafond du contrat par ordonnance ; absent : sans plafond'),
  sale: group('La vente en cours, dernier dossier du bordereau', {
    title: label(30).describe('Vente et son numéro'),
    ...patient,
    employer: label(40).describe('Société de l’assuré, inventée'),
    voucher: label(20).describe('Numéro du bon, inventé'),
    card: label(20).describe('Numéro de carte, inventé'),
    validity: label(40).describe('Jusqu’à quand la carte vaut'),
    lines: list({
      name: label(30),
      note: label(60).optional().describe('Sous le produit'),
      total: francs(),
    })
      .min(2)
      .describe('Ordonnance, ligne par ligne'),
  }),
  statement: group('Bordereau du mois, à ce jour', {
    title: label(50).describe('Bordereau et son mois'),
    carried: group('Dossiers des pages d’avant', { files: z.int().positive(), total: francs() }),
    files: list({ ...patient, total: francs() })
      .min(1)
      .describe('Derniers dossiers avant la vente en cours'),
  }),
  others: list({
    name: label(30).describe('Tiers payeur, inventé'),
    files: z.int().positive(),
    total: francs().describe('Total des ordonnances'),
    rate: coverageRate(),
  }).describe('Bordereaux des autres tiers payeurs'),
  words: group('Mots de l’écran', {
    insured: label(20),
    beneficiary: label(20),
    payer: label(20),
    employer: label(20),
    voucher: label(20),
    card: label(20),
    rate: label(20),
    lines: label(30).describe('Titre de l’ordonnance'),
    product: label(20),
    amount: label(20),
    payerPart: label(20),
    copay: label(20),
    outside: label(24).describe('Ce qui dépasse le plafond, quand il est atteint'),
    total: label(20),
    rounding: label(24).describe('Ligne de l’arrondi, quand il y en a un'),
    due: label(20).describe('Après l’arrondi : ce que règle le patient'),
    statements: label(40).describe('Titre des bordereaux du mois'),
    patient: label(30).describe('Colonne des assurés et ayants droit'),
    file: label(20).describe('Colonne des numéros de dossier'),
    prescription: label(20).describe('Colonne des montants d’ordonnances'),
    carried: label(20).describe('Ligne des pages d’avant'),
    files: label(20).describe('Après un nombre de dossiers'),
    claim: label(40).describe('Ligne de total du bordereau'),
  }),
});

export type PharmCoPaymentData = Marked<z.infer<typeof pharmCoPayment>>;
