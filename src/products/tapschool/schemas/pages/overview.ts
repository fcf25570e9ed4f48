import { z } from 'astro/zod';
import { explorer } from '#schemas/explorer.ts';
import { group, heading, label, list, listed, sample, text } from '#schemas/fields.ts';
import { count, percent } from '#schemas/figure.ts';
import { filmedHero } from '#schemas/film.ts';
import { pageSchema } from '#schemas/meta.ts';

/** What an office, or a chapter, writes in the pupil's file. */
export const entry = z.strictObject({
  label: label(50).describe('Rubrique du dossier'),
  value: label(60).describe('Ce que le bureau y écrit'),
  note: label(90).optional().describe('Précision'),
});

export const tapschoolOverview = pageSchema('tapschool-overview', {
  hero: filmedHero(),
  capabilities: group('Les capacités', {
    title: heading(80),
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
    items: listed('Services, un par bureau', {
      office: label(30).describe('Bureau'),
      title: heading(40).describe('Service rendu'),
      text: text(),
      entry,
    }).min(1),
  }),
  explorer,
  proof: group('Chiffres et témoignage', {
    title: heading(60),
    figures: listed('Chiffres', {
      figure: z
        .union([count, percent], 'un nombre ou un pourcentage de figures.yaml')
        .describe('Nom d’un chiffre de figures.yaml : school-students'),
      label: label(60),
    }).min(1),
  }),
});
