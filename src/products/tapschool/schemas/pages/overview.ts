import { z } from 'astro/zod';
import { explorerOf } from '#schemas/explorer.ts';
import { group, heading, label, list, sample, slotted, text, title } from '#schemas/fields.ts';
import { count, percent } from '#schemas/figure.ts';
import { pageSchema } from '#schemas/meta.ts';
import { mark } from '../examples.ts';
import { screens } from '../screens/index.ts';

/** What an office, or a chapter, writes in the pupil's file. */
export const entry = z.strictObject({
  label: label(50).describe('Rubrique du dossier'),
  value: label(60).describe('Ce que le bureau y écrit'),
  note: label(90).optional().describe('Précision'),
});

export const tapschoolOverview = pageSchema('tapschool-overview', {
  hero: group('Ouverture de la page', {
    title: title(60),
    lede: text(),
    pricing: label(30).describe('Bouton vers les tarifs'),
    mark: group('La note que l’on change ; tout le reste se calcule', {
      subject: label(24).describe('Matière du bulletin de démonstration'),
      marks: z.array(mark()).min(2).max(4).describe('Notes proposées, dont celle du bulletin'),
      sms: group('Message aux parents', {
        label: label(40).describe('À qui il part, et quand'),
        text: slotted(80).describe('Message ; # est la note'),
      }),
    }),
  }),
  capabilities: group('Les capacités', {
    title: heading(60),
    link: label(40).describe('Lien vers les fonctionnalités'),
    periods: list({
      when: heading(24).describe('Moment de l’année'),
      gain: entry.pick({ value: true, label: true }).describe('Ce que l’école y gagne'),
      items: z.array(text(44)).min(1).describe('Capacités'),
    }).length(4, 'quatre moments, un par colonne'),
  }),
  services: group('Les services et le dossier qu’ils partagent', {
    sample: sample(),
    title: heading(60),
    lede: text(),
    file: group('En-tête du dossier dessiné', {
      title: label(30).describe('Nom de l’élève'),
      note: label(60).describe('Établissement et année'),
    }),
    items: list({
      office: label(30).describe('Bureau'),
      title: heading(40).describe('Service rendu'),
      text: text(),
      entry,
    })
      .min(1)
      .describe('Services, un par bureau'),
  }),
  explorer: explorerOf(screens),
  proof: group('Chiffres et témoignage', {
    title: heading(60),
    figures: list({
      figure: z
        .union([count, percent], 'un nombre ou un pourcentage de figures.yaml')
        .describe('Nom d’un chiffre de figures.yaml : school-students'),
      label: label(60),
    })
      .min(1)
      .describe('Chiffres'),
  }),
});
