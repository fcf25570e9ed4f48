import { z } from 'astro/zod';
import { sumOf } from '#lib/sum.ts';
import { francs, group, label, list } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';

const title = () => label(40);
const day = () => label(16).describe('Jour et mois');

const rows = () =>
  z.strictObject({
    title: title(),
    rows: list({ label: label(20), value: label(30), note: label(40).optional() }).min(2),
  });

const instalment = z.strictObject({
  label: label(16).describe('Inscription ou tranche'),
  date: day(),
  amount: francs(),
  due: z.boolean().describe('Vrai une fois la date passée'),
});

const payment = z.strictObject({
  date: day(),
  receipt: label(8).describe('Numéro du reçu'),
  amount: francs(),
});

const step = z.strictObject({
  when: label(12).describe('Année scolaire ou mois'),
  what: label(16).describe('Classe ou diplôme'),
  note: label(44).describe('Ce qui s’est passé'),
  state: z.enum(['past', 'now', 'next']).describe('Passé, en cours, à venir'),
});

/** The file of a pupil: what is paid and every state are computed from the payments. */
export const schoolStudents = drawnScreen('school-students', {
  identity: rows(),
  year: rows(),
  parents: z.strictObject({
    title: title(),
    people: list({
      name: label(30),
      detail: label(40).describe('Lien et téléphone'),
      channel: label(14).describe('Par où le parent est prévenu'),
    })
      .min(1)
      .max(3),
  }),
  documents: z.strictObject({ title: title(), items: z.array(label(30)).min(1).max(6) }),
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
    people: list({
      name: label(30).describe('Ancien élève'),
      year: z.int().positive().describe('Promotion'),
      diploma: label(10).describe('Diplôme'),
      number: label(12).describe('Numéro du diplôme'),
      collected: z.boolean().describe('Vrai quand le diplôme a été remis'),
    }).min(1),
  }),
  words: group('Mots de l’écran', {
    settled: label(16).describe('État : échéance réglée'),
    late: label(16).describe('État : échéance passée, rien de réglé'),
    upcoming: label(16).describe('État : échéance à venir'),
    whole: label(16).describe('Total de la scolarité'),
    left: label(10).describe('État, devant une somme : réglée en partie'),
    payments: label(20).describe('Titre des versements'),
    receipt: label(10).describe('Devant un numéro de reçu'),
    paid: label(16).describe('Devant le total des versements'),
    rest: label(16).describe('Devant le reste à payer'),
    pupil: label(16).describe('Colonne du registre'),
    diploma: label(16).describe('Colonne du registre'),
    number: label(16).describe('Colonne du registre'),
    handed: label(16).describe('Colonne du registre : état du diplôme'),
    collected: label(20).describe('État : diplôme remis'),
    waiting: label(20).describe('État : diplôme à retirer'),
  }),
});

export type SchoolStudentsData = Marked<z.infer<typeof schoolStudents>>;
