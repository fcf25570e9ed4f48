import { z } from 'astro/zod';
import { coverRate, francs } from '../francs.ts';
import { shortText } from '../text.ts';
import { frame, opens } from './frame.ts';

const patient = {
  insured: shortText(30).describe('Assuré, inventé'),
  beneficiary: shortText(30).optional().describe('Ayant droit, s’il y en a un'),
};

/** A prescription at the counter, then the statement it joins; shares and sums are computed. */
export const pharmThirdParty = z
  .strictObject({
    screen: z.literal('pharm-third-party'),
    ...frame,
    payer: shortText(30).describe('Tiers payeur, inventé'),
    rate: coverRate().describe('Prise en charge, en pour cent'),
    sale: z
      .strictObject({
        title: shortText(30).describe('Vente et son numéro'),
        ...patient,
        card: shortText(20).describe('Numéro de carte, inventé'),
        validity: shortText(40).describe('Jusqu’à quand la carte vaut'),
        lines: z
          .array(z.strictObject({ name: shortText(30), total: francs() }))
          .min(2)
          .describe('Ordonnance, ligne par ligne'),
      })
      .describe('La vente en cours, dernier dossier du bordereau'),
    statement: z
      .strictObject({
        title: shortText(50).describe('Bordereau et son mois'),
        carried: z
          .strictObject({ files: z.int().positive(), total: francs() })
          .describe('Dossiers des pages d’avant'),
        files: z
          .array(z.strictObject({ ...patient, total: francs() }))
          .min(1)
          .describe('Derniers dossiers avant la vente en cours'),
      })
      .describe('Bordereau du mois, à ce jour'),
    others: z
      .array(
        z.strictObject({
          name: shortText(30).describe('Tiers payeur, inventé'),
          files: z.int().positive(),
          total: francs().describe('Total des ordonnances'),
          rate: coverRate(),
        }),
      )
      .describe('Bordereaux des autres tiers payeurs'),
    words: z
      .strictObject({
        insured: shortText(20),
        beneficiary: shortText(20),
        payer: shortText(20),
        card: shortText(20),
        rate: shortText(20),
        lines: shortText(30).describe('Titre de l’ordonnance'),
        product: shortText(20),
        amount: shortText(20),
        payerPart: shortText(20),
        customerPart: shortText(20),
        total: shortText(20),
        statements: shortText(40).describe('Titre des bordereaux du mois'),
        patient: shortText(30).describe('Colonne des assurés et ayants droit'),
        file: shortText(20).describe('Colonne des numéros de dossier'),
        prescription: shortText(20).describe('Colonne des montants d’ordonnances'),
        carried: shortText(20).describe('Ligne des pages d’avant'),
        files: shortText(20).describe('Après un nombre de dossiers'),
        claim: shortText(40).describe('Ligne de total du bordereau'),
      })
      .describe('Mots de l’écran'),
  })
  .refine(opens, 'l’entrée ouverte n’est pas au menu');

export type PharmThirdPartyData = z.infer<typeof pharmThirdParty>;
