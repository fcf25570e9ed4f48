import { z } from 'astro/zod';
import { meta } from '../meta.ts';
import { sample, shortText, text } from '../text.ts';

export const careers = z.strictObject({
  page: z.literal('careers'),
  meta,
  hero: z
    .strictObject({ eyebrow: shortText(70), title: shortText(60), lede: text() })
    .describe('Ouverture de la page'),
  job: z
    .strictObject({
      heading: shortText(40).describe('En-tête de l’avis'),
      title: shortText(50).describe('Intitulé du poste'),
      facts: z
        .strictObject({
          department: z.strictObject({ label: shortText(20), value: shortText(30) }),
          location: z.strictObject({ label: shortText(20), value: shortText(30) }),
          type: z.strictObject({ label: shortText(20), value: shortText(30) }),
        })
        .describe('Service, lieu et temps de travail'),
      description: text(),
      requirements: z
        .strictObject({
          title: shortText(40),
          items: z.array(text()).length(3, 'trois conditions, ni plus ni moins'),
        })
        .describe('Ce que le poste demande'),
      apply: shortText(30).describe('Bouton vers la page Contact'),
      employment: z
        .enum(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN'])
        .describe('Temps de travail, pour les moteurs de recherche'),
      published: z.coerce.date('une date de la forme 2026-11-16').describe('Parution de l’avis'),
      closes: z.coerce.date('une date de la forme 2027-02-28').describe('Dernier jour de l’avis'),
      sample: sample(),
    })
    .describe('L’avis de recrutement'),
  perks: z
    .strictObject({
      title: shortText(60),
      items: z
        .array(z.strictObject({ name: shortText(40), text: text() }))
        .length(3, 'trois avantages, ni plus ni moins'),
      sample: sample(),
    })
    .describe('Les avantages, sur les languettes de l’avis'),
  values: z
    .strictObject({
      title: shortText(60),
      lede: text(),
      items: z
        .array(z.strictObject({ name: shortText(24), text: text() }))
        .length(6, 'six valeurs, ni plus ni moins'),
    })
    .describe('Comment l’équipe travaille'),
  cv: z
    .strictObject({
      question: shortText(60),
      text: text(),
      action: shortText(40).describe('Lien vers la page Contact'),
    })
    .describe('Candidature spontanée'),
});
