import { z } from 'astro/zod';
import {
  ANCHOR,
  anchor,
  day,
  group,
  heading,
  label,
  list,
  notOver,
  once,
  opening,
  sample,
  text,
} from '../fields.ts';
import { pageSchema } from '../meta.ts';
import type { Marked } from '../words.ts';

const job = z.strictObject({
  id: anchor().describe(`Ancre de l’avis : /careers#specialiste-marketing ; ${ANCHOR}`),
  title: heading(50).describe('Intitulé du poste'),
  department: text(30).describe('Service'),
  location: text(30).describe('Lieu'),
  type: text(30).describe('Temps de travail, tel qu’on le lit'),
  description: text(),
  requirements: z.array(text()).min(1).describe('Ce que le poste demande'),
  closes: day('2027-02-28').describe('Dernier jour de l’avis'),
  sample: sample(),
});

export const careers = pageSchema('careers', {
  hero: group('Ouverture de la page, vraie quel que soit le nombre de postes', opening()),
  jobs: z
    .strictObject({
      heading: label(40).describe('En-tête de chaque avis'),
      department: label(20).describe('Libellé du service'),
      location: label(20).describe('Libellé du lieu'),
      type: label(20).describe('Libellé du temps de travail'),
      requirements: label(40).describe('Titre de ce que le poste demande'),
      apply: label(30).describe('Bouton vers la page Contact'),
      way: label(40).describe('Par où l’on postule, sous le bouton'),
      send: text().describe('Ce qu’on envoie, et qui répond'),
      empty: group('L’avis accroché quand aucun poste n’est ouvert', {
        title: heading(50),
        text: text(),
      }),
      items: z
        .array(job)
        .refine((jobs) => once(jobs.map(({ id }) => id)), 'deux postes portent le même id')
        .transform(notOver(({ closes }) => closes))
        .describe('Les postes ouverts ; aucun est permis'),
    })
    // With a job, that notice is not on the page, and nothing in it for the search to find.
    .transform((jobs) => ({ ...jobs, empty: jobs.items.length > 0 ? undefined : jobs.empty }))
    .describe('Les avis de recrutement'),
  perks: group('Les avantages', {
    title: heading(60),
    items: list({ name: heading(40), text: text() }).min(1),
    sample: sample(),
  }),
  values: group('Les valeurs', {
    title: heading(60),
    lede: text(),
    items: list({ name: heading(24), text: text() }).min(1),
  }),
  cv: group('Candidature spontanée', {
    question: heading(60),
    text: text(),
    action: label(40).describe('Lien vers la page Contact'),
  }),
});

export type CareersJob = Marked<z.infer<typeof job>>;
