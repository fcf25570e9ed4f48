import { z } from 'astro/zod';
import { tabAnchors } from '#i18n/addresses.ts';
import { anchor, group, heading, label, listed, sample, text } from './fields.ts';
import type { Marked } from './words.ts';

const decision = {
  decider: label(40).describe('Qui décide'),
  decides: text().describe('Ce que cette personne fait de la proposition'),
};

const useCase = z.strictObject({
  question: heading(60).describe('Ce que le professionnel demande'),
  prepares: text().describe('Ce que le logiciel prépare'),
  ...decision,
});

const draft = z.strictObject({
  question: label(60).describe('La question qui a fait naître la proposition'),
  title: label(40).describe('Titre de la proposition'),
  note: label(30).describe('Moment ou état'),
  message: group('Texte proposé, quand la proposition est un message', {
    text: label(),
    signature: label(40),
  }).optional(),
  lines: listed('Lignes de la proposition', {
    name: label(40).describe('De quoi il s’agit'),
    detail: label(50).optional().describe('Pourquoi'),
    value: label(30).describe('Ce qui est proposé'),
  })
    .min(2)
    .max(4),
  ...decision,
});

/** What the assistant of a product does: its tab on the page about AI. */
export const aiTab = z.strictObject({
  sample: sample(),
  slug: anchor(tabAnchors.trade).describe('Nom de l’onglet dans l’adresse : /ai?onglet=ecole'),
  label: label(20).describe('Nom de l’onglet'),
  title: heading(70).describe('Titre de l’onglet'),
  lede: text().describe('Phrase sous le titre'),
  draft: draft.describe('Une proposition, dessinée'),
  useCases: z.array(useCase).min(3).max(5).describe('Les usages'),
  basis: text().describe('Ce que l’écran sous les usages montre des données lues'),
  kpis: listed('Chiffres du logiciel', {
    value: label(20).describe('Chiffre ; il s’appelle par son nom, entre accolades'),
    label: label(60).describe('Ce qu’il mesure'),
  })
    .min(3)
    .max(4),
});

export type AiTab = Marked<z.infer<typeof aiTab>>;
export type AiDraft = z.infer<typeof draft>;
