import { z } from 'astro/zod';
import { productIds } from '../../routes.ts';
import { meta } from '../meta.ts';
import { sample, shortText, slug, text } from '../text.ts';

const decision = {
  decider: shortText(40).describe('Qui décide'),
  decides: text().describe('Ce que cette personne fait de la proposition'),
};

const useCase = z.strictObject({
  question: shortText(60).describe('Ce que le professionnel demande'),
  prepares: text().describe('Ce que le logiciel prépare'),
  ...decision,
});

const draft = z.strictObject({
  question: shortText(60).describe('La question qui a fait naître la proposition'),
  title: shortText(40).describe('Titre de la proposition'),
  note: shortText(30).describe('Moment ou état'),
  message: z
    .strictObject({ text: text(), signature: shortText(40) })
    .optional()
    .describe('Texte proposé, quand la proposition est un message'),
  lines: z
    .array(
      z.strictObject({
        name: shortText(40).describe('De quoi il s’agit'),
        detail: shortText(50).optional().describe('Pourquoi'),
        value: shortText(30).describe('Ce qui est proposé'),
      }),
    )
    .min(2)
    .max(4)
    .describe('Lignes de la proposition'),
  actions: z
    .tuple([shortText(20), shortText(20)])
    .describe('Les deux boutons dessinés : corriger, envoyer'),
  ...decision,
  sample: sample(),
});

const tab = z.strictObject({
  slug: slug().describe('Nom de l’onglet dans l’adresse : /ai?onglet=ecole'),
  label: shortText(20).describe('Nom de l’onglet'),
  title: shortText(70).describe('Titre de l’onglet'),
  lede: text().describe('Phrase sous le titre'),
  draft: draft.describe('Une proposition, dessinée'),
  useCases: z.array(useCase).min(3).max(5).describe('Les usages'),
  basis: text().describe('Ce que l’écran sous les usages montre des données lues'),
  kpis: z
    .strictObject({
      title: shortText(50).describe('Ce que mesurent les chiffres'),
      items: z
        .array(
          z.strictObject({
            value: shortText(20).describe('Chiffre, appelé par son nom : {pharm-orders}'),
            label: shortText(60).describe('Ce qu’il mesure'),
          }),
        )
        .min(3)
        .max(4),
    })
    .describe('Chiffres du logiciel'),
});

export const ai = z.strictObject({
  page: z.literal('ai'),
  meta,
  eyebrow: shortText(60).describe('Ligne au-dessus du titre'),
  title: z
    .tuple([shortText(30), shortText(30), shortText(30)])
    .describe('Le titre, en trois temps'),
  lede: text().describe('Phrase sous le titre'),
  tabsLabel: shortText(40).describe('Ce que les onglets choisissent, pour les lecteurs d’écran'),
  prepares: shortText(30).describe('Titre de la colonne du logiciel'),
  decides: shortText(30).describe('Mot devant la personne qui décide'),
  basis: shortText(50).describe('Titre au-dessus de l’écran dont la proposition est tirée'),
  open: shortText(30).describe('Devant le nom de l’écran, là où il n’est pas encore'),
  tabs: z.record(z.enum(productIds), tab).describe('Un onglet par logiciel'),
});

export type AiTab = z.infer<typeof tab>;
export type AiDraft = z.infer<typeof draft>;
