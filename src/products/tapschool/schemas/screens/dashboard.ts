import { z } from 'astro/zod';
import { francs, group, label, sentence, slotted } from '#schemas/fields.ts';
import { drawnScreen } from '#schemas/screen-frame.ts';
import type { Marked } from '#schemas/words.ts';

const count = () => z.int().nonnegative();

const schoolClass = z
  .strictObject({
    name: label(12).describe('Classe'),
    enrolled: z.int().positive().describe('Élèves inscrits'),
    absent: count().describe('Absents ce matin'),
    informed: count().describe('Absents dont les parents sont déjà prévenus'),
  })
  .refine(({ enrolled, absent, informed }) => informed <= absent && absent <= enrolled, {
    error: 'prévenus ≤ absents ≤ inscrits',
  });

const instalment = z.strictObject({
  label: label(12).describe('Nom court, sous la barre'),
  each: francs().describe('Montant par élève'),
  received: francs().describe('Encaissé pour tout l’établissement'),
  due: z.boolean().describe('Vrai une fois la date passée'),
});

/** A head teacher's morning; every sum, share and state is computed from the lines. */
export const schoolDashboard = drawnScreen('school-dashboard', {
  classes: z.array(schoolClass).min(1).describe('Classes, avec les absents du matin'),
  instalments: z.array(instalment).min(2).max(5).describe('Inscription et tranches'),
  messages: z
    .strictObject({ sent: z.int().positive(), read: count() })
    .refine(({ sent, read }) => read <= sent, { error: 'plus de messages lus que d’envoyés' })
    .describe('Messages de la semaine aux parents'),
  shownAbsences: z.int().positive().max(6).describe('Classes affichées dans les absences'),
  words: group('Mots de l’écran', {
    enrolled: label(24).describe('Tuile : élèves inscrits'),
    classes: label(16).describe('Après un nombre de classes'),
    present: label(24).describe('Tuile : présents'),
    of: sentence(24, 'part', 'whole').describe('Une partie, et le tout'),
    sent: slotted(12).describe('Sous les messages lus ; # est le nombre envoyé'),
    received: label(24).describe('Tuile : part encaissée de ce qui est dû à ce jour'),
    read: label(24).describe('Tuile : messages lus'),
    instalments: label(40).describe('Titre des barres'),
    absences: label(30).describe('Titre de la liste des absences'),
    informed: label(20).describe('État : toutes les familles prévenues'),
    toCall: label(20).describe('État, après un nombre : familles à appeler'),
    total: label(20).describe('Ligne de total'),
  }),
});

export type SchoolDashboardData = Marked<z.infer<typeof schoolDashboard>>;
