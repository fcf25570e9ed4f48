import { z } from 'astro/zod';
import { sumOf } from '../../lib/sum.ts';
import { francs } from '../francs.ts';
import { sample, shortText, text } from '../text.ts';

const title = () => shortText(40);
const day = () => shortText(16).describe('Jour et mois');

const rows = () =>
  z.strictObject({
    title: title(),
    rows: z
      .array(
        z.strictObject({
          label: shortText(20),
          value: shortText(30),
          note: shortText(40).optional(),
        }),
      )
      .min(2),
  });

const instalment = z.strictObject({
  label: shortText(16).describe('Inscription ou tranche'),
  date: day(),
  amount: francs(),
  due: z.boolean().describe('Vrai une fois la date passée'),
});

const payment = z.strictObject({
  date: day(),
  receipt: shortText(8).describe('Numéro du reçu'),
  amount: francs(),
});

const step = z.strictObject({
  when: shortText(12).describe('Année scolaire ou mois'),
  what: shortText(16).describe('Classe ou diplôme'),
  note: shortText(44).describe('Ce qui s’est passé'),
  state: z.enum(['past', 'now', 'next']).describe('Passé, en cours, à venir'),
});

/** The file of a pupil: what is paid, and every state, is computed from the payments. */
export const schoolStudents = z.strictObject({
  screen: z.literal('school-students'),
  sample: sample(),
  name: shortText(60).describe('Nom de l’écran, pour les lecteurs d’écran'),
  summary: text().describe('Ce que montre l’écran, en une ou deux phrases'),
  menu: z.array(shortText(18)).min(3).max(9).describe('Menu du logiciel'),
  active: shortText(18).describe('Entrée ouverte du menu'),
  title: title().describe('Élève'),
  note: shortText(50).describe('Ouverture du dossier'),
  identity: rows(),
  year: rows(),
  parents: z.strictObject({
    title: title(),
    people: z
      .array(
        z.strictObject({
          name: shortText(30),
          detail: shortText(40).describe('Lien et téléphone'),
          channel: shortText(14).describe('Par où le parent est prévenu'),
        }),
      )
      .min(1)
      .max(3),
  }),
  documents: z.strictObject({ title: title(), items: z.array(shortText(30)).min(1).max(6) }),
  fees: z
    .strictObject({
      title: title(),
      instalments: z.array(instalment).min(2).max(5).describe('De la plus ancienne à la dernière'),
      payments: z.array(payment).describe('Du premier au dernier'),
    })
    .refine(
      ({ instalments, payments }) =>
        sumOf(payments, ({ amount }) => amount) <= sumOf(instalments, ({ amount }) => amount),
      'plus de versements que de scolarité',
    ),
  course: z.strictObject({
    title: title(),
    steps: z
      .array(step)
      .min(3)
      .max(5)
      .refine(
        (steps) => steps.filter(({ state }) => state === 'now').length === 1,
        'une seule étape en cours',
      ),
  }),
  register: z.strictObject({
    title: title(),
    people: z
      .array(
        z.strictObject({
          name: shortText(30).describe('Ancien élève'),
          year: z.int().positive().describe('Promotion'),
          diploma: shortText(10).describe('Diplôme'),
          number: shortText(12).describe('Numéro du diplôme'),
          collected: z.boolean().describe('Vrai quand le diplôme a été remis'),
        }),
      )
      .min(1),
  }),
  words: z
    .strictObject({
      settled: shortText(16).describe('État : échéance réglée'),
      late: shortText(16).describe('État : échéance passée, rien de réglé'),
      upcoming: shortText(16).describe('État : échéance à venir'),
      whole: shortText(16).describe('Total de la scolarité'),
      left: shortText(10).describe('État, devant une somme : réglée en partie'),
      payments: shortText(20).describe('Titre des versements'),
      receipt: shortText(10).describe('Devant un numéro de reçu'),
      paid: shortText(16).describe('Devant le total des versements'),
      rest: shortText(16).describe('Devant le reste à payer'),
      pupil: shortText(16).describe('Colonne du registre'),
      diploma: shortText(16).describe('Colonne du registre'),
      number: shortText(16).describe('Colonne du registre'),
      handed: shortText(16).describe('Colonne du registre : état du diplôme'),
      collected: shortText(20).describe('État : diplôme remis'),
      waiting: shortText(20).describe('État : diplôme à retirer'),
    })
    .describe('Mots de l’écran'),
});

export type SchoolStudentsData = z.infer<typeof schoolStudents>;
