import { z } from 'astro/zod';
import { meta } from './meta.ts';
import { shortText, slug, text } from './text.ts';

/** What a screen shows: a title, a description and exactly three features. */
export const screenCard = z.strictObject({
  title: shortText(60).describe('Titre de la carte'),
  description: text().describe('Ce que l’on fait sur cet écran'),
  features: z.tuple([shortText(90), shortText(90), shortText(90)]).describe('Trois points précis'),
});

/** The screens of a product, one tab each; the first is the initial one. */
export const explorer = z.strictObject({
  title: shortText(60).describe('Titre de la section'),
  lede: text().optional().describe('Phrase sous le titre'),
  label: shortText(40).describe('Nom du jeu d’onglets, pour les lecteurs d’écran'),
  open: shortText(30).describe('Lien vers un écran qui n’est pas encore dans la page'),
  tabs: z
    .array(
      z.strictObject({
        id: slug().describe('Nom de l’onglet dans l’adresse'),
        label: shortText(32).describe('Nom affiché'),
        cards: z.array(screenCard).min(1).describe('Cartes de l’onglet'),
      }),
    )
    .min(2)
    .describe('Onglets'),
  gallery: z
    .strictObject({
      meta,
      title: shortText(60).describe('Titre de la page'),
      lede: text().describe('Phrase sous le titre'),
    })
    .describe('Page qui montre tous les écrans à la suite'),
});

export type Explorer = z.infer<typeof explorer>;
export type ScreenCard = z.infer<typeof screenCard>;
